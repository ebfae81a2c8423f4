// The browsers for which there is a driver, by the names of their engines.
import { Firefox } from './firefox.js';
import { WebKit } from './webkit.js';

export const ENGINES = { firefox: Firefox, webkit: WebKit };
