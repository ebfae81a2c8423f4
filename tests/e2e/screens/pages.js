// The pages besides the tables.
import { arrived, expect } from '../support.js';
import { awaited, quicken } from '../dealt.js';
import { button, change, leaveGame, openFiles, openGames, reply, shelf } from '../games.js';
import { empty, join, option } from '../seats.js';
import { lay } from '../tables.js';

const opens = (address, heading) => async (page) => {
  await page.goto(`./${address}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await arrived(page);
};

// Starts a game of Dealt! and leaves it for home.
async function leave(page) {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=2&seats=person,normal,hard,easy&names=Ann,,,');
  await awaited(page);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Table' })).toBeVisible();
}

// Three open games, and a finished one.
async function games(page) {
  await quicken(page);
  await lay(page, 'dealt-bots');
  await leaveGame(page, { names: 'Ann,Bo,Cy', moves: 2 });
  await leaveGame(page, { names: 'Di,Ed,Flo', seed: 4, moves: 1 });
  await leaveGame(page, { names: 'Gus,Hannah-Maria,Iphigenie', seed: 5 });
  await openGames(page);
  await button(page, 'Rename', 'Di, Ed and Flo').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Sunday in the garden');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sunday in the garden' })).toBeVisible();
}

export default [
  { name: 'home', go: opens('', 'Kitchen Table') },
  { name: 'home-continue', go: leave },
  {
    name: 'home-waiting',
    async go(page) {
      await leave(page);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Games in progress' })).toBeVisible();
    },
  },
  {
    name: 'home-again',
    async go(page) {
      await leave(page);
      await page.reload();
      await page.getByRole('link', { name: 'All your games' }).click();
      await page.getByRole('button', { name: /^Delete Dealt! / }).click();
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    },
  },
  {
    name: 'home-install',
    async go(page) {
      await opens('', 'Kitchen Table')(page);
      // Simulates the browser's installation prompt.
      await page.evaluate(() => globalThis.dispatchEvent(new Event('beforeinstallprompt')));
      await expect(page.getByRole('button', { name: 'Install the app' })).toBeVisible();
    },
  },
  {
    name: 'home-install-by-hand',
    async go(page) {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'standalone', { value: false });
        Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { value: 5 });
      });
      await opens('', 'Kitchen Table')(page);
      await page.getByText('Add Kitchen Table to your home screen').click();
      await expect(page.getByText('Tap Share.')).toBeVisible();
    },
  },
  {
    name: 'home-three-waiting',
    async go(page) {
      await games(page);
      await page.goto('./#/');
      await expect(page.getByRole('region', { name: 'Games in progress' })).toBeVisible();
    },
  },
  {
    name: 'home-damaged',
    async go(page) {
      await quicken(page);
      await leaveGame(page);
      await page.goto('./#/about');
      await change(page, 0, 'Dear diary');
      await page.goto('./#/');
      await page.reload();
      await page.getByRole('button', { name: /^Continue Dealt! / }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'games', go: games },
  { name: 'games-empty', go: opens('#/games', 'Your games') },
  {
    name: 'games-rename',
    async go(page) {
      await games(page);
      await button(page, 'Rename', 'Ann, Bo and Cy').click();
      await page.getByRole('textbox', { name: 'Title' }).fill('The long one');
    },
  },
  {
    name: 'games-deleted',
    async go(page) {
      await games(page);
      await button(page, 'Delete', 'Ann, Bo and Cy').click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    name: 'games-damaged',
    async go(page) {
      await quicken(page);
      await leaveGame(page, { moves: 3 });
      await page.goto('./#/about');
      await change(page, 5, '{"Pl');
      await openGames(page);
      await button(page, 'Continue', 'Ann, Bo and Cy').click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'games-imported',
    async go(page) {
      await quicken(page);
      await leaveGame(page, { moves: 3 });
      await page.goto('./#/about');
      const [lines] = await shelf(page);
      await openGames(page);
      const cut = lines.slice(0, 5).join('\n') + '\n{"Pl';
      await openFiles(
        page,
        { text: cut },
        { name: 'a-very-long-name-of-a-file-that-was-kept-since-1987.txt', text: 'Dear diary' },
        { name: 'nothing.jsonl', text: '' },
      );
      await expect(reply(page)).toContainText('nothing.jsonl is empty.');
    },
  },
  {
    name: 'lid',
    async go(page) {
      await page.route('**/dealt-*.wasm', () => {});
      await page.goto('./#/seats/dealt');
      await expect(page.getByRole('status')).toHaveText('Loading Dealt!');
    },
  },
  {
    name: 'lid-stuck',
    async go(page) {
      await page.route('**/dealt-*.wasm', (route) => route.fulfill({ body: 'nothing' }));
      await page.goto('./#/seats/dealt');
      await expect(page.getByRole('alert')).toContainText("didn't load");
    },
  },
  { name: 'seats', go: opens('#/seats/dealt', 'New game: Dealt!') },
  {
    name: 'seats-five',
    async go(page) {
      await opens('#/seats/dealt', 'New game: Dealt!')(page);
      await join(page, 'Easy bot');
      await join(page, 'Person', 'Hannah-Maria');
    },
  },
  {
    name: 'seats-rules',
    async go(page) {
      await opens('#/seats/dealt', 'New game: Dealt!')(page);
      await page.getByText('House rules').click();
      await expect(page.getByRole('combobox', { name: 'Chips per player' })).toBeVisible();
    },
  },
  ...['slapshot', 'sloop', 'stroop', 'swoop'].map((game) => ({
    name: `seats-rules-${game}`,
    async go(page) {
      await opens(`#/seats/${game}`, /^New game/)(page);
      await page.getByText('House rules').click();
      await expect(page.getByRole('checkbox', { name: /^(Practice|Training)/ })).toBeVisible();
      // Otherwise the button that deals covers them on a small screen.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    },
  })),
  {
    name: 'seats-empty',
    async go(page) {
      await opens('#/seats/swoop', 'New game: Swoop')(page);
      await join(page, 'Easy bot');
      await option(page, 'Empty').check();
      await expect(page.getByText('Nobody sits here.')).toBeVisible();
    },
  },
  { name: 'seats-sloop', go: opens('#/seats/sloop', 'New game: Sloop') },
  {
    name: 'seats-sloop-six',
    async go(page) {
      await opens('#/seats/sloop', 'New game: Sloop')(page);
      while ((await empty(page).count()) > 0) await join(page, 'Easy bot');
    },
  },
  { name: 'seats-swoop', go: opens('#/seats/swoop', 'New game: Swoop') },
  { name: 'rules', go: opens('#/rules/dealt', /^Rules of Dealt!/) },
  { name: 'rules-clause', go: opens('#/rules/dealt/DE-3.4', /^Rules of Dealt!/) },
  { name: 'settings', go: opens('#/settings', 'Settings') },
  {
    name: 'settings-key',
    async go(page) {
      await opens('#/settings', 'Settings')(page);
      await page.getByRole('button', { name: 'Change key: hide your cards, or ask for a hint if you play alone' }).click();
      await expect(page.getByText('Press a new key for this: hide your cards, or ask for a hint if you play alone.')).toBeVisible();
    },
  },
  { name: 'about', go: opens('#/about', 'About') },
  { name: 'bad-link', go: opens('#/play/dealt?seats=person,cat,easy', "This link doesn't work") },
  { name: 'bad-game-link', go: opens('#/finished/AAAA', 'No game at this link') },
  { name: 'not-found', go: opens('#/nowhere', 'Page not found') },
  { name: 'empty-table', go: opens('#/table', 'The table is empty') },
];
