// Browsers that lack features, deny them to the page, or say of themselves what makes no sense: everything that the page
// requests by name is removed or replaced.
import { awaited, hold, move, parts as dealt } from './dealt.js';
import { onShelf } from './games.js';
import { WAYS, fits, judged, link, parts, seen, start, target, zone } from './stroop.js';
import { expect, test } from './support.js';

// What src/web requests by name, and what it constructs.
const ASKED = [
  'indexedDB', 'screen.orientation', 'speechSynthesis', 'navigator.clipboard', 'navigator.canShare', 'navigator.getGamepads',
  'navigator.keyboard', 'navigator.language', 'navigator.languages', 'navigator.locks', 'navigator.maxTouchPoints', 'navigator.serviceWorker',
  'navigator.storage', 'BroadcastChannel', 'SpeechSynthesisUtterance', 'KeyframeEffect', 'Animation',
];

// Removes all of it from every page opened afterward: it is undefined, access throws, or it is something else.
const lack = (page, how) => page.addInitScript(([names, how]) => {
  const none = {
    'is not there': { value: undefined },
    'is denied': { get() { throw new DOMException('no', 'SecurityError'); } },
    'makes no sense': { value: { languages: 7, then: '?' } },
  };
  if (how === 'makes no sense') names.push('performance');
  for (const path of names) {
    const steps = path.split('.');
    const name = steps.pop();
    Object.defineProperty(steps.reduce((of, step) => of[step], globalThis), name, { ...none[how], configurable: true });
  }
}, [ASKED, how]);

for (const how of ['is not there', 'is denied', 'makes no sense']) {
  test(`a device is passed on where what the page asks for ${how}`, { tag: how === 'is not there' ? [] : '@all' }, async ({ page }) => {
    await lack(page, how);
    await page.goto('./#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy');
    const unlock = (name) => hold(page, page.getByRole('button', { name: `I'm ${name}, show my cards` }));
    await unlock('Ann');
    await move(page);
    expect(await awaited(page)).toBe('locked');
    await unlock('Bo');
    await expect(dealt(page).hand).toBeVisible();
  });

  test(`Stroop is played where the page is to say the words and what it asks for ${how}`, { tag: how === 'is not there' ? [] : '@all' }, async ({ page }) => {
    await lack(page, how);
    await page.addInitScript(() => localStorage.setItem('kitchen-table.settings', '{"pace":"Instant","voice":"Page"}'));
    await page.goto(link());
    const keys = await WAYS.keys(page);
    await start(page, 'Ann', keys);
    const { center } = parts(page);
    const before = await center.innerText();
    for (let lands = false; !lands; await judged(page)) {
      const now = await seen(page, 'Ann');
      const card = now.cards.find((it) => fits(it.name, now.center));
      await keys.press(card ?? now.draw);
      lands = Boolean(card);
    }
    await expect(center).not.toHaveText(before);
    const left = async () => Number(/\d+/.exec((await target(zone(page, 'Ann').draw)).name) ?? 0);
    const there = await left();
    await keys.press(await target(zone(page, 'Ann').draw));
    await expect.poll(left).toBe(there - 1);
  });
}

test('games are listed with their dates where the browser names a locale that it does not know', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['en-US@posix', 'en_US', 7] }));
  await page.goto('./#/play/dealt?seed=1&seats=person,person,person&oldest=3&names=Ann,Bo,Cy');
  await onShelf(page);
  await page.goto('./#/games');
  await expect(page.getByRole('main')).toContainText(String(new Date().getFullYear()));
});
