// Every screen that there is. A screen is { name, go }: `go(page)` leads there in a new browser, and
// it lasts. One that changes when the device is turned has `turned(page)`, which mends it.
import dealt from './dealt.js';
import pages from './pages.js';
import slapshot from './slapshot.js';
import sloop from './sloop.js';
import stroop from './stroop.js';
import swoop from './swoop.js';
import tabs from './tabs.js';

export const screens = [...pages, ...dealt, ...slapshot, ...sloop, ...stroop, ...swoop, ...tabs];

// Gives a page that shows a screen another size.
export async function resize(page, { turned }, size) {
  const lies = ({ width, height }) => width > height;
  const turns = lies(page.viewportSize()) !== lies(size);
  await page.setViewportSize(size);
  if (turns) await turned?.(page);
}
