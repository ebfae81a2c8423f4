// The first game of Stroop on a device: a warm-up before each round, and bots that wait for the first card.
import { expect, test } from './support.js';
import { WAYS, fits, link, parts, seen, start, target, zone } from './stroop.js';

test.use({ newcomer: true });

const instant = (page) => page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant"}'));

// The cards of a player's warm-up, all or those of a name.
const three = (page, name, card = /./) =>
  zone(page, name).it.getByRole('group', { name: 'Warm up: which card fits?' }).getByRole('button', { name: card });

// In turn, the names of the cards that fit in the trials of round one, and of those that do not.
const TRIALS = [[/^three,/, /^(?!three,)/], [/^five,/, /^(?!five,)/], [/^yellow,/, /^(?!yellow,)/]];

test('each player warms up, by touch or with the keys of their cards', async ({ page }) => {
  await instant(page);
  await page.goto(link({ seats: 'person,person', names: 'Ann,Bo' }));
  const [ann, bo] = [zone(page, 'Ann'), zone(page, 'Bo')];
  await expect(three(page, 'Ann')).toHaveCount(3);
  await expect(ann.pad).toHaveCount(0);
  for (const [right, wrong] of TRIALS) {
    // The question stays while the page says why a card does not fit.
    await three(page, 'Ann', wrong).first().click();
    await expect(ann.it.getByRole('status')).toHaveText(/^Not /);
    await expect(ann.it.getByText('Warm up: which card fits?')).toBeVisible();
    await three(page, 'Ann', right).click();
  }
  await expect(ann.pad).toBeVisible();
  // Bo is not done yet, and uses the key that is printed on the card.
  await expect(bo.pad).toHaveCount(0);
  await ann.device.selectOption('Touch or mouse');
  await bo.it.getByRole('button', { name: 'Skip' }).click();
  await expect(bo.pad).toBeVisible();
});

test('cards of the warm-up have keys', async ({ page }) => {
  await instant(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(link());
  for (const [right] of TRIALS) {
    const { code } = await target(three(page, 'Ann', right));
    await page.keyboard.press(code);
  }
  await expect(zone(page, 'Ann').pad).toBeVisible();
});

test('bots of a first game wait for the first card', { tag: '@all' }, async ({ page }) => {
  await instant(page);
  await page.goto(link({ seats: 'person,hard', names: 'Ann,Bo' }));
  await zone(page, 'Ann').it.getByRole('button', { name: 'Skip' }).click();
  const way = await WAYS.mouse(page);
  await start(page, 'Ann', way);
  const { center, middle } = parts(page);
  const first = await center.innerText();
  // Bo has drawn everything, and found nothing better to do.
  await expect(middle).toContainText('Bo, 15 left, 15 in hand', { timeout: 30_000 });
  expect(await center.innerText()).toBe(first);
  for (;;) {
    const now = await seen(page, 'Ann');
    const card = now.cards.find(({ name }) => fits(name, now.center));
    if (card) {
      await way.press(card);
      break;
    }
    await way.press(now.draw);
  }
  await expect(middle).toContainText(/Bo, \d+ left, (?!15)/);
});

test('whoever has played before starts at once', async ({ page }) => {
  await instant(page);
  await page.addInitScript(() => localStorage.setItem('kitchen-table.stroop-played', 'true'));
  await page.goto(link());
  await expect(zone(page, 'Ann').pad).toBeVisible();
  await expect(three(page, 'Ann')).toHaveCount(0);
});

test('the box offers training, in which a bot waits for each card', async ({ page }) => {
  await instant(page);
  await page.goto('./');
  await page.getByRole('button', { name: 'Training for Stroop' }).click();
  const you = page.getByRole('region', { name: 'Your zone' });
  await you.getByRole('button', { name: 'Skip' }).click();
  await expect(you.getByRole('button', { name: /^Start the round/ })).toBeVisible();
  // The next game is a real one, unless it is chosen to be training as well: then bots wait, however quick they are.
  await page.goto('./#/seats/stroop');
  const choice = page.getByRole('combobox', { name: 'Bots play' });
  await expect(choice).toBeVisible();
  await page.getByText('House rules', { exact: true }).click();
  const training = page.getByRole('checkbox', { name: /^Training/ });
  await expect(training).not.toBeChecked();
  await training.check();
  await expect(choice).toHaveCount(0);
});

test('how quick bots are is chosen beside the seats', async ({ page }) => {
  await page.goto('./#/seats/stroop');
  const choice = page.getByRole('combobox', { name: 'Bots play' });
  await choice.selectOption('As quick as you');
  await page.reload();
  await expect(choice).toHaveValue('1');
});
