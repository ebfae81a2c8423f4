// What every end-to-end test is built on: import `test` and `expect` from here.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// Notes in `troubles` whatever the pages of a context do that no page of ours may do.
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

// The notes for new players, which stand in nobody's way in tests of something else.
const NOTES = ['capture', 'build', 'actions', 'supercharged'].map((note) => `sloop-${note}`)
  .concat(['neighbours', 'brackets', 'reserve', 'gap'].map((note) => `dealt-${note}`))
  .concat(['ranks', 'higher', 'sweep', 'blind'].map((note) => `swoop-${note}`))
  .concat(['no-turns', 'stop'].map((note) => `stroop-${note}`))
  .concat(['pick', 'turn', 'trade', 'line-up', 'injuries'].map((note) => `slapshot-${note}`));

// Has a context know the notes, unless it knows better.
export const knowsNotes = (context) => context.addInitScript((notes) => {
  try {
    localStorage['kitchen-table.notes'] ??= JSON.stringify(notes);
  } catch {
    // A browser that keeps nothing.
  }
}, NOTES);

// Fails every test in which a page reports an error or asks another host for anything. A test that
// provokes an error takes it out of `troubles`; one that makes a context of its own hands it to
// `watch`.
export const test = base.extend({
  // Whether the player is new to the games, and told so.
  newcomer: [false, { option: true }],
  troubles: async ({}, use) => {
    const troubles = [];
    await use(troubles);
    expect(troubles, 'errors, and requests that leave the page’s host').toEqual([]);
  },
  context: async ({ context, baseURL, troubles, newcomer }, use) => {
    watch(context, new URL(baseURL).origin, troubles);
    if (!newcomer) await knowsNotes(context);
    await use(context);
  },
});

export { expect };

// Waits until no part of the page is on its way any more.
export const arrived = (page) => expect(page.locator('.soon')).toHaveCount(0);

// Fails, with what is wrong and where, if axe finds anything that stands in somebody's way.
// `within` limits it to a part of the page.
export async function checkA11y(page, within = 'html') {
  // Off by default in axe; WCAG 2.2 asks for it.
  await judge(page, within, { rules: { 'target-size': { enabled: true } } });
}

// The same for a page that was checked before and has other colours now: what else axe looks at is
// the same in all of them.
export async function checkColours(page) {
  await judge(page, 'html', { runOnly: ['color-contrast', 'link-in-text-block'] });
}

async function judge(page, within, options) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const violations = await page.evaluate(async ([within, options]) => {
    // Sheets and films that axe would fetch: for rules about films, of which there are none, and about
    // the turning of the device, which are off.
    const common = { resultTypes: ['violations'], preload: false };
    // Axe does not judge what stands on a texture; the cloth's is far too faint to change its answer.
    document.documentElement.style.backgroundImage = 'none';
    return (await globalThis.axe.run(within, { ...common, ...options })).violations;
  }, [within, options]);
  const lines = violations.flatMap(({ id, help, helpUrl, nodes }) => [
    `${id}: ${help} (${helpUrl})`,
    ...nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary.replaceAll('\n', '\n    ')}`),
  ]);
  if (lines.length > 0) throw new Error(`the page is not accessible:\n${lines.join('\n')}`);
}
