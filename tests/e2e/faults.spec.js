// A first visit in which one file is not had: the page opens, or says within 15 seconds that it doesn't, and then opens
// what was asked for once the host is well again. What goes wrong in an update is in update.spec.js.
import { forgive, test } from './host.js';
import { quicken } from './shell.js';
import { expect } from './support.js';

// How long the page may take to say that it doesn't open, in milliseconds.
const PATIENCE = 15_000;

const again = (page) => page.getByRole('button', { name: /^(Try again|Noch einmal versuchen)$/ });
const table = (page) => page.getByRole('link', { name: /^(Rules|Regeln)$/ });
const keys = (page) => page.getByRole('heading', { name: /^(Keys|Tasten)$/, exact: true });
const deal = (page) => page.getByRole('button', { name: /^(Deal the cards|Karten austeilen)$/ });
const contents = (page) => page.getByRole('heading', { name: /^(Contents|Inhalt)$/ });

// Where a file is needed: an address, what opens there, and the language in which it does.
function placeOf(name) {
  const [, german, part] = /^(?:(de)_|en_)?([a-z]+)/.exec(name);
  const language = german ?? 'en';
  if (part === 'desk') return { language, address: './#/settings', opened: keys };
  if (part === 'rules') return { language, address: './#/rules/swoop', opened: contents };
  if (part === 'seats') return { language, address: './#/seats/dealt', opened: deal };
  const game = ['sloop', 'swoop', 'stroop', 'slapshot'].includes(part) ? part : 'dealt';
  return { language, address: `./#/play/${game}?seed=3&seats=person,easy,easy&names=Ann,Bo,Cy`, opened: table };
}

// What nobody misses while it is not there.
const SPARE = /^(fonts|icons)\/|^licenses|^manifest/;

// Opens what needs the file while that has the fault, and then heals the host.
async function visit(page, host, name, fault) {
  const { language, address, opened } = placeOf(name);
  // The same address again would not load the page.
  await page.goto('./plain.html');
  // A browser may drop what it has read of a page but not looked at yet, so that is cut once its first half is there.
  const cut = name === 'index.html' && fault === 'cut';
  host.faults.set(name, cut ? 'stalls' : fault);
  host.requests.length = 0;
  await page.addInitScript((language) => localStorage.setItem('kitchen-table.settings', JSON.stringify({ pace: 'Instant', language })), language);
  await page.goto(address, { waitUntil: 'commit' });
  // Nothing tells of a page that is cut, either.
  if (['hangs', 'stalls'].includes(fault) && !SPARE.test(name) || name === 'index.html') {
    await expect.poll(() => host.requests).toContain(name);
    // What waits for it has begun to wait, and what it says is there.
    if (name === 'index.html') await expect(page.locator('.arrival')).toBeAttached();
    if (cut) host.drop();
    await page.evaluate(() => new Promise((painted) => { requestAnimationFrame(() => setTimeout(painted)); }));
    await page.clock.fastForward(PATIENCE);
  }
  await expect(opened(page).or(again(page)).first()).toBeVisible();
  const needed = await again(page).first().isVisible();
  // What hangs goes on hanging: the browser would ask again by itself.
  host.faults.clear();
  if (needed) await again(page).first().click();
  await expect(opened(page)).toBeVisible();
  host.drop();
  await expect(again(page)).toHaveCount(0);
  return needed;
}

test.use({ serviceWorkers: 'block' });

test.beforeEach(async ({ page, host }) => {
  await quicken(page);
  host.files.set('plain.html', Buffer.from('<!doctype html><title>Plain</title><link rel=icon href=data:,>'));
  // Each visit is the first.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
});

// What the gate tries: files by how their names begin, and a fault of each.
const IN_GATE = [
  ['index.html', 'cut'], ['page-', 'error'], ['kitchen-table-', 'cut'], ['de_shell', 'hangs'], ['dealt-', 'hangs'],
  ['en_dealt', 'stalls'], ['desk', 'hangs'], ['rules', 'stalls'],
];
const inGate = (name, fault) => IN_GATE.some(([begins, of]) => name.startsWith(begins) && fault === of);

test('some files may be cut, an error, stalled or hanging in a first visit', async ({ page, host, troubles }) => {
  for (const [begins, fault] of IN_GATE) {
    const names = host.kept.filter((name) => name.startsWith(begins));
    expect(names, begins).not.toEqual([]);
    for (const name of names) {
      await test.step(`${name}: ${fault}`, async () => { expect(await visit(page, host, name, fault)).toBe(true); });
    }
  }
  forgive(troubles);
});

// The browser itself says that the host does not answer, and shows a page that is mere text as such.
const has = (name, fault) => name !== 'index.html' || ['cut', 'stalls'].includes(fault);

for (const fault of ['missing', 'error', 'cut', 'stalls', 'hangs', 'typed']) {
  test(`any other file may be ${fault} in a first visit`, { tag: '@all' }, async ({ page, host, troubles }) => {
    for (const name of host.kept.filter((name) => has(name, fault) && !inGate(name, fault))) {
      await test.step(name, async () => {
        // Browsers judge the type of scripts and style sheets.
        const needed = fault === 'typed' ? /\.(js|css)$/.test(name) : !SPARE.test(name);
        expect(await visit(page, host, name, fault), name).toBe(needed);
      });
    }
    forgive(troubles);
  });
}
