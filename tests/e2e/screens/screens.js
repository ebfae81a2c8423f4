// Every screen. A screen is { name, go }: `go(page)` leads there in a new browser, and it stays. One that
// changes when the device is rotated has `turned(page)`, which restores it.
import dealt from './dealt.js';
import pages from './pages.js';
import slapshot from './slapshot.js';
import sloop from './sloop.js';
import stroop from './stroop.js';
import swoop from './swoop.js';
import tabs from './tabs.js';

export const screens = [...pages, ...dealt, ...slapshot, ...sloop, ...stroop, ...swoop, ...tabs];

// Resizes a page that shows a screen.
export async function resize(page, { turned }, size) {
  const lies = ({ width, height }) => width > height;
  const turns = lies(page.viewportSize()) !== lies(size);
  await page.setViewportSize(size);
  if (turns) await turned?.(page);
}
