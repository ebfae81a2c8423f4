// Every screen that there is. A screen is { name, go }: `go(page)` leads there in a new browser. One
// that does not last is { name, go, brief: true }, and is led to anew for every look; one that
// changes when the device is turned has `turned(page)`, which mends it.
import dealt from './dealt.js';
import pages from './pages.js';

export const screens = [...pages, ...dealt];
