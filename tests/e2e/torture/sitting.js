// A player at a browser with one game after another, all of which must survive whatever happens.
import { expect, watch } from '../support.js';
import { Host, kept } from '../host.js';
import { Browser } from '../killable.js';
import { openFiles, readShelf } from '../games.js';
import { wholeLog } from '../shell.js';
import { Chance } from './chance.js';
import { Ledger, drawsIn } from './ledger.js';
import { link } from './plan.js';
import { byTurns } from './players.js';
import { inRealTime } from './stroop.js';
import { prepare, prepareReader } from './watch.js';

const SIZE = { width: 1280, height: 720 };

// How much a real-time game may lose, in milliseconds.
const MAY_LOSE = 250;

// Messages of browsers that are offline.
const OFFLINE = /Failed to load resource|ServiceWorker|fetching the script|ERR_/;

// What is on the table and in the log, once all buttons that have just appeared are enabled.
async function sight(page) {
  await expect(page.locator('button.late[aria-disabled=true]')).toHaveCount(0);
  const log = await wholeLog(page);
  return { main: await page.getByRole('main').ariaSnapshot(), log: await log.getByRole('listitem', { includeHidden: true }).allTextContents() };
}

export class Sitting {
  troubles = [];
  ledger = new Ledger();
  // How the network is currently cut off, if it is.
  offline = null;
  version = 1;

  constructor({ plan, launch, reader, counts }) {
    Object.assign(this, { plan, reader, counts });
    this.chance = new Chance(plan.seed ^ 0x5eed);
    this.realTime = plan.game === 'stroop';
    this.player = this.realTime ? inRealTime : byTurns(plan.game);
    this.browser = new Browser(launch, (context) => this.#meet(context));
  }

  async open() {
    this.host = await Host.open('/');
    this.page = await this.#start();
    await this.page.goto(this.host.url);
    await kept(this.page);
  }

  async close() {
    await this.browser.clear();
    await this.host?.leave();
  }

  async #meet(context) {
    this.context = context;
    watch(context, new URL(this.host.url).origin, this.troubles);
    await prepare(context, this.ledger.note);
    if (this.offline === 'network') await context.setOffline(true);
  }

  async #start() {
    const page = await this.browser.start();
    await page.setViewportSize(SIZE);
    return page;
  }

  // Disconnects or reconnects the page's network. Playwright also notifies workers, and waits for each: one
  // that died with its page never answers.
  async network(there) {
    this.context.setOffline(!there).catch(() => {});
    await expect.poll(() => this.page.evaluate(() => navigator.onLine), 'whether there is a network').toBe(there);
  }

  async newPage() {
    const page = await this.context.newPage();
    await page.setViewportSize(SIZE);
    return page;
  }

  async begin() {
    this.counts.begun += 1;
    const known = Object.keys(this.ledger.games);
    await this.page.goto(this.host.url + link(this.chance, this.plan.game));
    this.over = (await this.player.ready(this.page)) === 'over';
    this.drawn = 0;
    // The page may have had another game before.
    await this.page.evaluate(() => { globalThis.draws.length = 0; });
    await expect.poll(() => this.ledger.begins(known), 'a game that begins is kept').toBe(true);
  }

  // Makes some moves; when a game ends another one starts, unless `stay` is set.
  async play(moves, { stay = false } = {}) {
    for (let made = 0; made < moves; made += 1) {
      if (this.over) {
        if (stay) return;
        await this.begin();
      }
      await this.player.ready(this.page);
      await this.player.move(this.page, this.chance);
      this.counts.moves += 1;
      if (!this.realTime) await this.#look();
    }
    if (this.realTime) await this.#look();
  }

  async #look() {
    const ended = this.realTime
      ? await this.page.getByRole('heading', { name: 'Game over' }).isVisible()
      : (await this.player.ready(this.page)) === 'over';
    if (ended && !this.over) this.counts.finished += 1;
    this.over = ended;
  }

  // Starts a move without waiting for its outcome.
  async amid(after) {
    if (this.over) return () => {};
    if (!this.realTime) await this.player.ready(this.page);
    const moving = this.player.move(this.page, this.chance).catch(() => {});
    await new Promise((done) => { setTimeout(done, after); });
    this.counts.moves += 1;
    return () => moving;
  }

  // When each draw was pressed since the game was opened on this page, and the current time: draws of the last
  // 250 milliseconds may be lost. Those made while the clock is stopped do not count.
  draws = () => this.page.evaluate(() => ({ draws: globalThis.draws, now: performance.now() })).catch(() => null);

  // Ends the page in the given way, and provides another one that shows nothing yet.
  async end(kind) {
    this.counts.kills[kind] += 1;
    if (kind === 'closed') await this.page.close();
    if (kind === 'crashed') await this.#crash();
    if (kind === 'quit') await this.browser.quit();
    if (kind === 'killed') await this.browser.kill();
    const lives = kind === 'closed' || kind === 'crashed';
    this.page = lives ? await this.newPage() : await this.#start();
  }

  async #crash() {
    const crashed = this.page.waitForEvent('crash');
    const devtools = await this.context.newCDPSession(this.page);
    // This never resolves.
    devtools.send('Page.crash').catch(() => {});
    await crashed;
    await this.page.close();
    const at = this.troubles.indexOf('the page crashed');
    if (at >= 0) this.troubles.splice(at, 1);
  }

  // Ends the page at rest or during a move, reopens the game, and compares.
  async breakOff({ kill, amid = false, after = 0, failing = false }) {
    const rests = !amid && !this.realTime && !failing;
    const exactly = rests ? await readShelf(this.page) : null;
    const moving = amid ? await this.amid(after) : () => {};
    const strokes = this.realTime ? await this.draws() : null;
    const base = this.drawn;
    await this.end(kill);
    await moving();
    await this.reopen();
    await this.compare({ exactly });
    if (strokes && !failing) this.#losesLittle(base, strokes);
  }

  async reopen() {
    await this.page.goto(`${this.host.url}#/table`);
    this.over = (await this.player.settles(this.page)) === 'over';
  }

  #losesLittle(base, { draws, now }) {
    const there = this.drawn - base;
    const ages = draws.slice(there).map((time) => now - time);
    this.counts.oldestLost = Math.max(this.counts.oldestLost, ...ages.map(Math.round));
    for (const age of ages) expect(age, 'the age of a draw that is lost, in milliseconds').toBeLessThanOrEqual(MAY_LOSE);
  }

  // Everything acknowledged must be there, and the table must match the journal.
  async compare({ exactly = null } = {}) {
    this.counts.comparisons += 1;
    this.over = (await this.player.settles(this.page)) === 'over';
    this.ledger.compare(await readShelf(this.page), { exactly });
    if (this.realTime) this.drawn = drawsIn(this.ledger.lines);
    const here = await sight(this.page);
    expect(here, 'the table, beside a fresh replay of its journal').toEqual(await this.#replay(this.ledger.lines));
    this.isQuiet();
  }

  // The view of a browser that replays the journal without ever having seen the game.
  async #replay(lines) {
    const context = await this.reader.newContext({ viewport: SIZE, serviceWorkers: 'block' });
    try {
      await prepareReader(context);
      const page = await context.newPage();
      await page.goto(`${process.env.KT_BASE_URL}#/games`);
      await openFiles(page, { text: `${lines.join('\n')}\n` });
      await page.getByRole('button', { name: /^(Continue|Replay)\b/ }).click();
      await expect(page).toHaveURL(/#\/table$/);
      await this.player.settles(page);
      return await sight(page);
    } finally {
      await context.close();
    }
  }

  // Expects no console errors except for a disconnected network.
  isQuiet() {
    const all = this.troubles.splice(0);
    const others = all.filter((it) => !(this.wasOffline && OFFLINE.test(it)));
    expect(others, 'errors in the console').toEqual([]);
    if (!this.offline) this.wasOffline = false;
  }
}
