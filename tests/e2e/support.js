// The basis of every end-to-end test: import `test` and `expect` from here.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Records in `troubles` everything that pages of a context do but must not do.
export function watch(context, origin, troubles) {
  const stays = (url) =>
    ['data:', 'blob:', 'about:'].includes(new URL(url).protocol) ||
    new URL(url.replace(/^ws/, 'http')).origin === origin;

  context.on('console', (message) => {
    if (message.type() === 'error') {
      troubles.push(`console error: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (event) => troubles.push(`uncaught ${event.error().stack}`));
  context.on('request', (request) => {
    if (!stays(request.url())) troubles.push(`request to another host: ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('crash', () => troubles.push('the page crashed'));
    page.on('websocket', (socket) => {
      if (!stays(socket.url())) troubles.push(`socket to another host: ${socket.url()}`);
    });
  });
}

// The notes for new players, which are marked as read in tests of other things.
const NOTES = ['own-build', 'capture', 'put', 'pile', 'last-cards', 'wild', 'supercharged', 'lost-build', 'their-build', 'build', 'steal',
  'flip-three', 'double-play', 'supercharged-loose'].map((note) => `sloop-${note}`)
  .concat('dealt-neighbours', ['brackets', 'reserve', 'gap'].map((note) => `dealt-${note}`))
  .concat(['ranks', 'higher', 'sweep', 'blind', 'dot', 'frame', 'bar'].map((note) => `swoop-${note}`))
  .concat(['pick', 'turn', 'trade', 'line-up', 'injuries', 'bruiser', 'tiny-tim'].map((note) => `slapshot-${note}`));

// Marks the notes as read in a context, unless it has its own record, and Stroop as played.
export const knowsNotes = (context) => context.addInitScript((notes) => {
  try {
    localStorage['kitchen-table.notes'] ??= JSON.stringify(notes);
    localStorage['kitchen-table.stroop-played'] ??= 'true';
  } catch {
    // No storage.
  }
}, NOTES);

// Reports it as an error if a page draws everything anew: nothing but a foreign hand may make it do so.
const reportDrawing = (context) => context.addInitScript(() => {
  addEventListener('kitchen-table-draw-anew', () => console.error('the page is drawn anew'));
});

// Fails every test in which a page reports an error or requests anything from another host. A test that
// provokes an error removes it from `troubles`; one that creates its own context passes it to `watch`.
export const test = base.extend({
  // Whether the player is new to the games, and sees the notes.
  newcomer: [false, { option: true }],
  troubles: async ({}, use) => {
    const troubles = [];
    await use(troubles);
    expect(troubles, 'errors, and requests that leave the page’s host').toEqual([]);
  },
  context: async ({ context, baseURL, troubles, newcomer }, use) => {
    watch(context, new URL(baseURL).origin, troubles);
    await reportDrawing(context);
    if (!newcomer) await knowsNotes(context);
    await use(context);
  },
});

export { expect };

// Tries each of these cases in a step of its own, as in a new browser. A case is its name, or begins with it.
export async function eachAnew(page, cases, attempt) {
  for (const [name, ...more] of cases.map((it) => [it].flat())) {
    await base.step(String(name), async () => {
      await forgetAll(page);
      await attempt(name, ...more);
    });
  }
}

// Leaves the page, and removes everything that it has stored.
async function forgetAll(page) {
  if (page.url() === 'about:blank') return;
  // To an empty page, at which scripts of tests may still use the storage.
  const empty = { contentType: 'text/html', body: '<link rel=icon href=data:,>' };
  await page.route('**/empty.html', (route) => route.fulfill(empty), { times: 1 });
  await page.goto('./empty.html');
  const { origin } = new URL(page.url());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await devtools.detach();
}

// Waits until no part of the page is still loading.
export const arrived = (page) => expect(page.locator('.soon')).toHaveCount(0);

// Fails with a description if axe finds any accessibility violation. `within` limits it to a part of the page.
export async function checkA11y(page, within = 'html') {
  // Off by default in axe, but required by WCAG 2.2.
  await judge(page, within, { rules: { 'target-size': { enabled: true } } });
}

// The same for a page that was already checked and now has other colors, which affect none of the other rules.
export async function checkColors(page) {
  await judge(page, 'html', { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function judge(page, within, options) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async ([within, options]) => {
    // Style sheets and media that axe would fetch: for rules about media, of which there are none, and about
    // device orientation, which are off.
    const common = { resultTypes: ['violations'], preload: false };
    // Axe does not judge text on a texture; that of the cloth is far too faint to change the result.
    document.documentElement.style.backgroundImage = 'none';
    return (await globalThis.axe.run(within, { ...common, ...options })).violations;
  }, [within, options]);
  const lines = violations.flatMap(({ id, help, helpUrl, nodes }) => [
    `${id}: ${help} (${helpUrl})`,
    ...nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary.replaceAll('\n', '\n    ')}`),
  ]);
  if (lines.length > 0) throw new Error(`the page is not accessible:\n${lines.join('\n')}`);
}
