// The table of Sloop.
import { expect } from '../support.js';
import { card, parts, unlock, verb } from '../sloop.js';
import { open as openTable } from '../tables.js';

// Opens a saved game, and expects what it awaits.
const open = (page, name, what) => openTable(page, `sloop-${name}`, what);

// A screen with a tapped card, and optionally a chosen action.
const tapped = (name, face, does) => async (page) => {
  await open(page, name);
  await card(page, face).click();
  if (does) await verb(page, does).click();
};

// A screen of the person with the device.
const taken = (name, who) => ({
  async go(page) {
    await open(page, name, 'locked');
    await unlock(page, who);
  },
  turned: (page) => unlock(page, who),
});

// The details of something in the display.
const looked = (name, at) => async (page) => {
  await open(page, name);
  const { builds, loose, display } = parts(page);
  // A note for new players may cover builds.
  const note = page.getByRole('button', { name: 'Got it' });
  if (await note.isVisible()) await note.click();
  await builds.or(loose).nth(at).click();
  await expect(display.getByRole('group')).toBeVisible();
};

async function lookBack(page) {
  await open(page, 'over', 'over');
  await page.getByRole('button', { name: 'Replay' }).click();
  for (let step = 0; step < 4; step += 1) await page.getByRole('button', { name: 'Forward one move' }).click();
}

export default [
  { name: 'sloop-begins', go: (page) => open(page, 'begins') },
  { name: 'sloop-proposal', go: tapped('captures', 8) },
  {
    name: 'sloop-left-over',
    async go(page) {
      await tapped('captures', 9)(page);
      await parts(page).loose.first().click();
    },
  },
  { name: 'sloop-bonus', go: tapped('double', 'Supercharged 12') },
  { name: 'sloop-wild', go: tapped('wild', 'Wild') },
  { name: 'sloop-wild-lies', go: tapped('wild-lies', 12) },
  { name: 'sloop-verbs', go: tapped('begins', 3) },
  { name: 'sloop-build', go: tapped('begins', 3, 'Build') },
  { name: 'sloop-cannot', go: tapped('captures', 9, /^Build ?, not possible now$/) },
  { name: 'sloop-steals', go: tapped('steals', 1, 'Steal') },
  { name: 'sloop-owes', go: (page) => open(page, 'owes') },
  { name: 'sloop-owes-adds', go: tapped('owes', 4) },
  { name: 'sloop-owes-refused', go: tapped('owes', 3) },
  { name: 'sloop-loses', go: (page) => open(page, 'loses') },
  { name: 'sloop-double', go: (page) => open(page, 'double') },
  { name: 'sloop-flips', go: tapped('flips', 3, 'Flip') },
  { name: 'sloop-flipped', go: (page) => open(page, 'chain') },
  { name: 'sloop-flipped-staged', go: tapped('chain', 9) },
  { name: 'sloop-offers', ...taken('offers', 'Cy') },
  { name: 'sloop-answers', ...taken('answers', 'Ann') },
  { name: 'sloop-partner', go: (page) => open(page, 'partner') },
  { name: 'sloop-hand-over', go: (page) => open(page, 'people', 'locked') },
  { name: 'sloop-closer-card', go: looked('owes', 3) },
  { name: 'sloop-closer-build', go: looked('owes', 0) },
  { name: 'sloop-twelve', go: (page) => open(page, 'twelve') },
  { name: 'sloop-crowd', go: (page) => open(page, 'crowd') },
  { name: 'sloop-crowd-staged', go: tapped('crowd', 'Supercharged 11') },
  { name: 'sloop-six', go: (page) => open(page, 'six') },
  { name: 'sloop-last', go: (page) => open(page, 'last') },
  { name: 'sloop-over', go: (page) => open(page, 'over', 'over') },
  { name: 'sloop-tie', go: (page) => open(page, 'tie', 'over') },
  { name: 'sloop-teams-tie', go: (page) => open(page, 'teams-tie', 'over') },
  { name: 'sloop-look-back', go: lookBack },
];
