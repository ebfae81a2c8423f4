// The pages around a game.
import { expect } from '../support.js';
import { awaited } from '../dealt.js';

const opens = (address, heading) => async (page) => {
  await page.goto(`./${address}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

// Leaves a game of Dealt! that has just begun for home.
async function leave(page) {
  await page.goto('./#/play/dealt?seed=2&seats=person,normal,hard,easy&names=Ann,,,');
  await awaited(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Table' })).toBeVisible();
}

export default [
  { name: 'home', go: opens('', 'Kitchen Table') },
  { name: 'home-continue', go: leave },
  {
    name: 'home-waiting',
    async go(page) {
      await leave(page);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Games that wait for you' })).toBeVisible();
    },
  },
  {
    name: 'home-again',
    async go(page) {
      await leave(page);
      await page.reload();
      await page.getByRole('button', { name: /^Delete Dealt! / }).click();
      await page.getByRole('link', { name: 'About' }).click();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('button', { name: 'Again with the same seats' })).toBeVisible();
    },
  },
  { name: 'seats', go: opens('#/seats/dealt', 'Who plays Dealt!') },
  {
    name: 'seats-five',
    async go(page) {
      await opens('#/seats/dealt', 'Who plays Dealt!')(page);
      await page.getByRole('combobox', { name: 'How many play' }).selectOption('5 players');
    },
  },
  { name: 'rules', go: opens('#/rules/dealt', /^Rules of Dealt!/) },
  { name: 'settings', go: opens('#/settings', 'Settings') },
  { name: 'about', go: opens('#/about', 'About') },
  { name: 'bad-link', go: opens('#/play/dealt?seats=person,cat,easy', 'This link cannot be dealt') },
  { name: 'bad-game-link', go: opens('#/finished/AAAA', 'This link leads to no game') },
  { name: 'not-found', go: opens('#/nowhere', 'There is no such page') },
  { name: 'empty-table', go: opens('#/table', 'The table is empty') },
];
