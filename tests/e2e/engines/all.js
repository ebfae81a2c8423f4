// The browsers that we have a driver for, by the names of their engines.
import { Firefox } from './firefox.js';
import { WebKit } from './webkit.js';

export const ENGINES = { firefox: Firefox, webkit: WebKit };
