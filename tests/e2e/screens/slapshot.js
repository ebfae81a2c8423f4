// The table of Slapshot.
import { expect } from '../support.js';
import { awaited, goOn, manager, parts, quicken, turn, unlock } from '../slapshot.js';
import { lay, open as openTable } from '../tables.js';

// Opens a saved season, and expects what it awaits.
const open = (page, name, what) => openTable(page, `slapshot-${name}`, what, awaited);

// Freezes a season that continues by itself: nothing else waits that long.
async function stand(page, name) {
  await page.addInitScript(() => {
    localStorage.setItem('kitchen-table.settings', '{"pace":"Normal"}');
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (call, wait, ...words) => (wait >= 1_000 ? 0 : setTimeout(call, wait, ...words));
  });
  await lay(page, `slapshot-${name}`);
  await expect(parts(page).faceOff).toBeVisible();
}

// A screen with a turn chosen, and optionally a manager.
const begun = (name, what, who) => async (page) => {
  await open(page, name);
  await turn(page, what).click();
  if (who) await manager(page, who).click();
};

// A screen with tapped cards of the own team.
const tapped = (name, ...at) => async (page) => {
  await open(page, name);
  for (const place of at) await parts(page).team.nth(place).click();
};

// A screen of the person with the device.
const taken = (name, who) => ({
  async go(page) {
    await open(page, name, 'locked');
    await unlock(page, who);
  },
  turned: (page) => unlock(page, who),
});

// Advances pair by pair to this one.
async function pair(page, number) {
  await stand(page, 'face-off');
  const { faceOff, skip } = parts(page);
  for (let at = 1; at < number; at += 1) {
    await faceOff.getByRole('heading', { level: 2 }).click();
    await expect(faceOff.getByRole('list').first().getByRole('listitem').nth(at)).not.toBeEmpty();
  }
  await expect(skip).toBeVisible();
}

async function ended(page, name) {
  await quicken(page);
  await lay(page, `slapshot-${name}`);
  await expect(parts(page).onward).toBeEnabled();
}

// A line-up kept for all home games.
async function keeps(page) {
  await open(page, 'hosts');
  await page.getByRole('button', { name: 'Use this order at home without asking' }).click();
  await goOn(page);
  expect(await awaited(page)).toBe('move');
  await expect(page.getByRole('button', { name: 'Ask again' })).toBeVisible();
}

async function lookBack(page) {
  await open(page, 'over', 'over');
  await page.getByRole('button', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Replay' });
  // On phones there are no buttons for parts beside "Why?".
  await bar.getByRole('combobox', { name: 'Go to' }).selectOption('Game 2');
  for (let step = 0; step < 2; step += 1) await bar.getByRole('button', { name: 'Forward one move' }).click();
  await expect(parts(page).onward).toBeEnabled();
}

export default [
  { name: 'slapshot-picking', go: (page) => open(page, 'picking') },
  { name: 'slapshot-begins', go: (page) => open(page, 'begins') },
  { name: 'slapshot-trade', go: begun('trade', 'Trade') },
  { name: 'slapshot-backs', go: begun('trade', 'Trade', 'Bo') },
  { name: 'slapshot-gives', go: (page) => open(page, 'gives') },
  { name: 'slapshot-gives-refused', go: tapped('gives', 0) },
  {
    name: 'slapshot-draft',
    async go(page) {
      await begun('trade', 'Draft')(page);
      await parts(page).team.nth(1).click();
    },
  },
  { name: 'slapshot-game', go: begun('trade', 'Game', 'Cy') },
  { name: 'slapshot-lines', go: (page) => open(page, 'lines') },
  { name: 'slapshot-lines-moving', go: tapped('lines', 2) },
  { name: 'slapshot-hosts', go: (page) => open(page, 'hosts') },
  { name: 'slapshot-keeps', go: keeps },
  { name: 'slapshot-face-off', go: (page) => pair(page, 4) },
  { name: 'slapshot-face-off-ended', go: (page) => ended(page, 'face-off') },
  { name: 'slapshot-overtime-begins', go: (page) => ended(page, 'overtime') },
  { name: 'slapshot-overtime', go: (page) => open(page, 'overtime') },
  { name: 'slapshot-late', go: (page) => open(page, 'late') },
  { name: 'slapshot-final', go: (page) => open(page, 'final') },
  { name: 'slapshot-league', go: (page) => open(page, 'league') },
  { name: 'slapshot-league-refused', go: begun('league', 'Game') },
  { name: 'slapshot-six', go: (page) => open(page, 'six') },
  { name: 'slapshot-six-trade', go: begun('six', 'Trade', 'F') },
  { name: 'slapshot-hand-over', go: (page) => open(page, 'people', 'locked') },
  { name: 'slapshot-news', ...taken('people', 'Ann') },
  { name: 'slapshot-over', go: (page) => open(page, 'over', 'over') },
  { name: 'slapshot-look-back', go: lookBack },
];
