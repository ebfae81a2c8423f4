// People who pass the device at Slapshot: what others may not see, private news, and who lines up when.
import { expect, test } from './support.js';
import { awaited as shellAwaited, nextPerson, scrolls } from './shell.js';
import { awaited, confirm, doing, goOn, manager, move, parts, preset, quicken, turn, unlock, wholeLog } from './slapshot.js';
import { lay } from './tables.js';

const TWO = './#/play/slapshot?seed=4&seats=person,person&names=Ann,Bo&wins=3';
const SIX = './#/play/slapshot?seed=2&seats=person,easy,person,easy,easy,easy&names=Ann,Bartholomew,Cy,Di,Ed,Flo&wins=4';

// A card by name or drawing, and texts that are meant for only one or two managers.
const CARD = /(forward|defenseman|goalie|bruiser) \d|#slapshot-[FDG]\d/;
const SECRET = /\bgot (a|Tiny) |The card (drawn|given)|took your/;

// The contents of the page: the lines of the log and of the cover, and the markup of everything else. The
// drawings of all cards and the reference are the same for everybody.
const held = (page) => page.evaluate(() => {
  const body = document.body.cloneNode(true);
  for (const it of body.querySelectorAll('svg.sprites, #reference')) it.remove();
  const lines = [...body.querySelectorAll('li.line')].map((line) => {
    line.remove();
    return line.textContent;
  });
  return { lines, rest: body.outerHTML };
});

// Returns who is to take the device, and expects no card and no mention of one under the cover.
async function covered(page) {
  const name = await nextPerson(page);
  const { lines, rest } = await held(page);
  expect(rest).toContain(`Pass to ${name}`);
  expect(CARD.exec(rest)).toBeNull();
  expect(lines.filter((line) => SECRET.test(line))).toEqual([]);
  return name;
}

// Lets the next person take the device, and returns the name.
async function take(page) {
  expect(await awaited(page)).toBe('locked');
  const name = await covered(page);
  await unlock(page, name);
  await expect(page.getByRole('region', { name: new RegExp(`^${name}'s (team|line-up)$`) })).toBeVisible();
  return name;
}

// The same after a game: who lined up last keeps the device for their own turn if everybody has seen their team.
async function takeOrKeep(page) {
  if (await awaited(page) === 'locked') return take(page);
  const [, name] = /^(.+)'s team$/.exec(await page.getByRole('region', { name: /'s team$/ }).getAttribute('aria-label'));
  return name;
}

// What only the person with the device was told since their last turn.
const news = (page) => page.getByRole('main').locator('.news').getByRole('listitem');

// Visits a manager for a face-off.
async function visit(page, host) {
  await turn(page, 'Game').click();
  await manager(page, host).click();
  expect(await confirm(page)).toBe(`Visit ${host}`);
}

test.describe('four people pass the device at 768x1024', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('a trade is known to the two managers only', async ({ page }) => {
    await quicken(page);
    await lay(page, 'slapshot-people');
    const { backs, drawn, team } = parts(page);

    // Di has already drawn from Ann's team.
    expect(await take(page)).toBe('Ann');
    await expect(news(page)).toHaveText(['Di took your goalie 3 and gave you a goalie 2.']);
    await turn(page, 'Trade').click();
    await manager(page, 'Bo').click();
    // Before a card is drawn, all backs are identical.
    const prints = await backs.evaluateAll((all) => new Set(all.map((it) => it.innerHTML)).size);
    expect(prints).toBe(1);
    await backs.nth(4).click();
    const card = await drawn.locator('.unseen').innerText();
    const before = await team.evaluateAll((all) => all.map((it) => it.ariaLabel));
    if (!(await doing(page).isVisible())) await team.and(page.getByRole('button', { name: /^(?!.*can't be given)/ })).first().click();
    const [, given] = /^Give Bo the (.+)$/i.exec(await confirm(page)) ?? [];
    expect(before.some((label) => label.toLowerCase().startsWith(`${given}, `))).toBe(true);

    expect(await take(page)).toBe('Bo');
    const told = `Ann took your ${card} and gave you a ${given}.`;
    await expect(news(page)).toHaveText([told]);
    const hears = await wholeLog(page);
    await expect(hears).toContainText(`The card drawn was a ${card}.`);
    await expect(hears).toContainText(`The card given for it was a ${given}.`);
    await expect(team.and(page.getByRole('button', { name: new RegExp(`^${given}, card`, 'i') })).first()).toBeVisible();
    await turn(page, 'Draft').click();
    await team.last().click();
    await confirm(page);

    expect(await take(page)).toBe('Cy');
    await expect(news(page)).toHaveCount(0);
    const others = await wholeLog(page);
    await expect(others).toContainText("Ann drew a card from Bo's team.");
    await expect(others).toContainText('Ann gave Bo a card for it.');
    await expect(others).not.toContainText(/(Ann|Bo|Di) got |The card (drawn|given)/);
  });
});

test.describe('two people pass the device', () => {
  const line = (page, name) => page.getByRole('list', { name: `${name}'s line-up` }).getByRole('listitem');
  const keep = (page) => page.getByRole('button', { name: 'Use this order at home without asking' });

  // One manager visits the other. Those asked line up; nothing of the face-off is visible before both have. If
  // `stays`, the host keeps their order. Returns who was asked, in order.
  async function plays(page, visitor, host, { stays = false } = {}) {
    const { faceOff, slots } = parts(page);
    await visit(page, host);
    const asked = [];
    for (let what; (what = await shellAwaited(page)) !== 'lit'; ) {
      await expect(faceOff).toHaveCount(0);
      if (what === 'locked') await expect(page.getByText(`Line up for a game: ${visitor} visits ${host}.`)).toBeVisible();
      const who = what === 'locked' ? await take(page) : visitor;
      asked.push(who);
      await expect(slots).toHaveCount(6);
      await expect(keep(page)).toHaveCount(who === host ? 1 : 0);
      await preset(page, who === host ? 'Goalie first' : 'Best first').click();
      if (who !== host || !stays) {
        await confirm(page);
        continue;
      }
      await keep(page).click();
      await expect(keep(page)).toHaveCount(0);
    }
    // In the given order: the visitor's goalie is last.
    await expect(line(page, host).first()).toHaveText(/^goalie/);
    if (asked.includes(visitor)) await expect(line(page, visitor).last()).toHaveText(/^(goalie \d+)?$/);
    await goOn(page);
    return asked;
  }

  test('a season is played, and a manager who keeps an order is not asked at home', { tag: '@all' }, async ({ page }) => {
    await quicken(page);
    await page.goto(TWO);
    const { result, turns } = parts(page);
    // Nobody has anything to hide before the teams are dealt, and then everybody sees theirs once.
    expect(await awaited(page)).toBe('move');
    expect(await move(page)).toBe('Deal');
    const one = await take(page);
    await expect(turns.first()).toBeVisible();
    const other = one === 'Ann' ? 'Bo' : 'Ann';
    expect(await plays(page, one, other, { stays: true })).toEqual([one, other]);

    // It applies only to home games, and its owner is told and can change it.
    expect(await takeOrKeep(page)).toBe(other);
    const stands = page.getByText('At home your team lines up by itself.');
    await expect(stands).toBeVisible();
    expect(await plays(page, other, one)).toEqual([other, one]);
    expect(await takeOrKeep(page)).toBe(one);
    await expect(stands).toHaveCount(0);
    expect(await plays(page, one, other)).toEqual([one]);

    expect(await takeOrKeep(page)).toBe(other);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(stands).toHaveCount(0);
    expect(await plays(page, other, one, { stays: true })).toEqual([other, one]);
    expect(await takeOrKeep(page)).toBe(one);
    await expect(stands).toBeVisible();
    expect(await plays(page, one, other, { stays: true })).toEqual([one, other]);

    // The rest, in which nobody is asked at home.
    for (let what; (what = await awaited(page)) !== 'over'; ) {
      if (what === 'locked') await take(page);
      await expect(keep(page)).toHaveCount(0);
      await move(page);
    }
    await expect(result).toContainText(/(Ann|Bo) won the championship/);
  });
});

test.describe('six at a table, two of them people, at 360x640', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a season is played to its end, and nothing scrolls', { tag: '@all' }, async ({ page }) => {
    await quicken(page);
    await page.goto(SIX);
    const done = [];
    for (let what; (what = await awaited(page)) !== 'over'; ) {
      expect(await scrolls(page)).toEqual([]);
      if (what === 'locked') await take(page);
      else done.push(await move(page));
    }
    for (const deed of [/^Deal$/, /^Draw/, /^Let /, /^Give /, /^Visit /, /^Face off$/]) {
      expect(done).toContainEqual(expect.stringMatching(deed));
    }
    await expect(parts(page).result).toContainText('won the championship');
  });
});
