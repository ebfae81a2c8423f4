// Hints for a person who plays alone among bots: what is advised is staged and said, and is for the player to confirm.
import { awaited, log, quicken, shell } from './shell.js';
import * as dealt from './dealt.js';
import * as slapshot from './slapshot.js';
import * as sloop from './sloop.js';
import * as swoop from './swoop.js';
import { eachAnew, expect, test } from './support.js';
import { open } from './tables.js';

// The sentence, as far as it can be told apart from what is staged: with a light bulb.
const said = (page) => shell(page).reason.filter({ has: page.locator('svg') });
const tool = (page) => page.getByRole('banner').getByRole('button', { name: 'Hint' });

// Presses the key or the tool until it is done.
async function ask(page, how = () => page.keyboard.press('h')) {
  await expect(tool(page)).toBeEnabled();
  await how();
  await expect(said(page)).toHaveText(/^.{8,}\.$/, { timeout: 20_000 });
}

const SENTENCE = /^(About equal: .+, or .+|[A-Z][^:]+(: .+)?)\.$/;

// A table of each game at which one person plays, how to confirm, and the words of what is advised.
const GAMES = {
  'dealt-late': [dealt.confirm, /play|stop|take|put/i],
  'dealt-practice': [dealt.confirm, /play|stop|take|put/i],
  'sloop-captures': [sloop.confirm, /capture|build|add|put/i],
  'sloop-owes': [sloop.confirm, /capture|build|add|put/i],
  'swoop-faces': [swoop.confirm, /play|add|turn/i],
  'slapshot-trade': [slapshot.confirm, /draw|let|visit|give|pass/i],
  'slapshot-lines': [slapshot.confirm, /order/i],
};

for (const [tag, names] of [[[], ['dealt-late']], ['@all', Object.keys(GAMES).filter((name) => name !== 'dealt-late')]]) {
  test(`${names.join(', ')}: the key stages a legal move and says why, and confirming plays it`, { tag }, async ({ page }) => {
    await eachAnew(page, names, async (name) => {
      const [confirm, words] = GAMES[name];
      await open(page, name, 'move', name.startsWith('slapshot') ? slapshot.awaited : awaited);
      await ask(page);
      await expect(said(page)).toHaveText(SENTENCE);
      await expect(said(page)).toHaveText(words);
      const button = shell(page).actionBar.locator('.primary, .hold');
      await expect(button).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-disabled', 'true');
      await confirm(page);
      await expect(said(page)).toHaveCount(0);
    });
  });
}

test('partners are advised on the card they are offered', { tag: '@all' }, async ({ page }) => {
  await open(page, 'sloop-partner');
  await ask(page);
  await expect(said(page)).toHaveText(/keep|give/i);
  // A card is staged, or the button that gives the other one back is marked.
  const board = page.locator('.board');
  await expect(board.locator('.own-area [aria-pressed="true"]').or(page.locator('.board.presses'))).toHaveCount(1);
});

// The places and sizes of all that is on the page, except the button and the row that it lengthens to the left.
const places = (page) => page.evaluate(() => [...document.querySelectorAll('.layout *')].filter((it) => !it.matches('.tools, .ask, .ask *'))
  .map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return `${it.tagName} ${it.getAttribute('class')} ${[x, y, width, height].map(Math.round)}`;
  }));

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  // Asks, and expects the button to leave all else in place and the sentence to fit where it is said.
  async function asks(page, name) {
    await open(page, name, 'move', name.startsWith('slapshot') ? slapshot.awaited : awaited);
    for (const [width, height] of [[1440, 900], [1024, 768], [768, 1024], [640, 360], [360, 640]]) {
      await page.setViewportSize({ width, height });
      let here;
      // Until the table has taken its new shape.
      await expect(async () => {
        here = await places(page);
        expect(await places(page)).toEqual(here);
      }).toPass();
      await page.locator('.ask').evaluate((it) => { it.style.display = 'none'; });
      expect(await places(page), `${width}x${height}`).toEqual(here);
      await page.locator('.ask').evaluate((it) => { it.style.display = ''; });
    }
    await ask(page, () => tool(page).tap());
    const box = await page.locator('.message').boundingBox();
    const text = await said(page).boundingBox();
    expect(text.y).toBeGreaterThanOrEqual(box.y - 4);
    expect(text.y + text.height).toBeLessThanOrEqual(box.y + box.height + 4);
  }

  for (const names of [['dealt-practice', 'dealt-late'], ['sloop-captures'], ['swoop-faces'], ['slapshot-trade']]) {
    const title = `${names.join(', ')}: the button leaves all else in place, and does the same`;
    test(title, { tag: names.includes('sloop-captures') ? [] : '@all' }, async ({ page }) => {
      for (const name of names) await test.step(name, () => asks(page, name));
    });
  }
});

test('the sentence goes with what was staged, and returns when asked for again', { tag: '@all' }, async ({ page }) => {
  await open(page, 'dealt-late');
  await ask(page);
  const sentence = await said(page).textContent();
  await page.keyboard.press('Escape');
  await expect(said(page)).toHaveCount(0);
  await ask(page);
  await expect(said(page)).toHaveText(sentence);
});

test('whoever moves meanwhile is not advised on what is past', { tag: '@all' }, async ({ page }) => {
  await open(page, 'dealt-practice');
  await expect(tool(page)).toBeEnabled();
  const before = await log(page).textContent();
  // All in one go, so that nothing can be advised before.
  await page.evaluate(() => {
    for (const key of ['h', 'ArrowDown', 'Enter']) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => log(page).textContent()).not.toBe(before);
  await awaited(page);
  await expect(tool(page)).not.toHaveAttribute('aria-busy');
  await expect(said(page)).toHaveCount(0);
  // Nor once the move is taken back.
  await page.keyboard.press('z');
  await expect(log(page)).toHaveText(before);
  await expect(tool(page)).not.toHaveAttribute('aria-busy');
  await expect(said(page)).toHaveCount(0);
});


test('people who pass the device get hints if they agreed to it, each for their own hand', { tag: '@all' }, async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=1&seats=person,person,easy&oldest=3&names=Ann,Bo,Cy&practice=yes');
  await expect(shell(page).unlock).toBeVisible();
  await expect(tool(page)).toBeDisabled();
  await dealt.unlock(page, 'Ann');
  await expect(shell(page).actionBar).toBeVisible();
  await ask(page, () => tool(page).click());
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(said(page)).toHaveCount(0);
  await expect(tool(page)).toBeDisabled();
});

test('there are no hints where people pass the device, and the key hides the hand', async ({ page }) => {
  await quicken(page);
  await page.goto('./#/play/dealt?seed=1&seats=person,person,easy&oldest=3&names=Ann,Bo,Cy');
  await expect(shell(page).unlock).toBeVisible();
  await expect(tool(page)).toHaveCount(0);
  await dealt.unlock(page, 'Ann');
  await expect(shell(page).actionBar).toBeVisible();
  await expect(tool(page)).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(shell(page).unlock).toBeVisible();
});

test('there are none in real time, and the key is listed', { tag: '@all' }, async ({ page }) => {
  await page.goto('./#/play/stroop?seed=1&seats=person,easy');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(tool(page)).toHaveCount(0);
  await page.goto('./#/settings');
  await expect(page.getByText(/ask for a hint/).first()).toBeAttached();
});
