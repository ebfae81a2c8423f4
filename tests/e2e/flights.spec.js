// Cards in flight: each starts with the size of the card that was left, ends with that of where it lands, is never larger
// than both on its way, and never leaves the screen. Those that make room for others start where they lay.
import { expect, test } from './support.js';

// Records what is wrong with each flight as it starts.
function judge() {
  globalThis.flights = 0;
  globalThis.shifts = 0;
  globalThis.faults = [];
  const NEAR = 2;
  const box = (it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, width, height };
  };
  // Where cards lie: on anchors, on what is marked as their spot, or in the middle of a place.
  const look = () => {
    const board = document.querySelector('.board');
    if (!board) return [];
    const shown = (it) => it.getBoundingClientRect().width > 0;
    const lie = [...board.querySelectorAll('[data-anchor] .card, [data-spot], .card[data-anchor]')].filter(shown).map(box);
    const around = [...board.querySelectorAll('[data-anchor]')].map((it) => ({ ...box(it), around: true }));
    return [...lie, ...around];
  };
  let before = [];
  const frame = () => {
    before = look();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  // Whether a card is where one lies, and as large as it.
  const fits = (card, places) => places.some((it) => {
    const there = Math.abs(it.x - card.x) <= NEAR && Math.abs(it.y - card.y) <= NEAR;
    if (it.around) return there && (card.width <= it.width + NEAR || card.height <= it.height + NEAR);
    return there && Math.abs(it.width - card.width) <= NEAR;
  });
  const { play } = Animation.prototype;
  Animation.prototype.play = function judged() {
    play.call(this);
    const ghost = this.effect.target;
    const { delay, duration } = this.effect.getTiming();
    const at = (part) => {
      this.currentTime = delay + part * duration * 0.9999;
      return box(card);
    };
    const [first, ...frames] = this.effect.getKeyframes().map(({ transform }) => transform ?? 'none');
    let card = ghost.matches('.card') ? ghost : ghost.querySelector('.card');
    if (card?.closest('[data-anchor]') && first !== 'none' && frames.at(-1) === 'none') {
      globalThis.shifts += 1;
      const start = at(0);
      this.currentTime = 0;
      if (!fits(start, before)) globalThis.faults.push(`makes room from where no card lay: ${JSON.stringify(start)}`);
      return;
    }
    card = ghost.querySelector(':scope > .card, :scope > * > .card');
    if (!ghost.classList.contains('ghost') || !card) return;
    globalThis.flights += 1;
    const all = [0, 0.25, 0.5, 0.75, 1].map(at);
    this.currentTime = 0;
    const [start, end] = [all[0], all.at(-1)];
    // Swept over the edge, and gone.
    const flung = end.x - end.width / 2 > innerWidth;
    // A card that is turned over is as high as before.
    const largest = Math.max(start.height, end.height, ...(flung ? [Infinity] : []));
    const within = ({ x, y }) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    const wrong = [
      !fits(start, before) && !fits(start, look()) && 'starts as no card lay',
      !flung && !fits(end, look()) && !fits(end, before) && 'ends as no card lies',
      // A card that lies askew needs more room.
      all.some(({ height }) => height > largest * 1.12 + NEAR) && 'is larger on its way',
      !flung && !all.every(within) && 'leaves the screen',
    ].filter(Boolean);
    if (wrong.length > 0) {
      const print = card.querySelector('use')?.getAttribute('href');
      const said = ({ x, y, width }) => [x, y, width].map(Math.round).join(' ');
      globalThis.faults.push(`${print} ${wrong.join(', ')}: ${all.map(said).join(' → ')}`);
    }
  };
}

for (const [game, least] of [['swoop', 60], ['sloop', 60], ['dealt', 60]]) {
  for (const [width, height] of [[390, 844], [1024, 768]]) {
    const tag = game === 'sloop' && width === 390 ? [] : '@all';
    test(`cards of ${game} have the size of where they are at ${width}x${height}`, { tag }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => {
        localStorage['kitchen-table.settings'] = JSON.stringify({ pace: 'Fast', motion: 'Full' });
      });
      await page.addInitScript(judge);
      await page.goto(`./#/play/${game}?seed=7&seats=easy,normal,hard,easy&names=Ann,Bo,Cy,Di`);
      await expect.poll(() => page.evaluate(() => globalThis.flights), { timeout: 90_000 }).toBeGreaterThan(least);
      expect(await page.evaluate(() => globalThis.faults)).toEqual([]);
      expect(await page.evaluate(() => globalThis.shifts)).toBeGreaterThan(0);
    });
  }
}
