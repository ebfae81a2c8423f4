// What is done to a game, and what must hold afterward.
import { GAMES } from '../all_games.js';
import { readShelf } from '../games.js';
import { look, caches, kept, news, use, version } from '../host.js';
import { expect } from '../support.js';

const note = (page) => page.getByRole('alert').filter({ hasText: "This game isn't being saved:" });
const banner = (page) => page.getByText('This game is open in another tab or window.');
const playHere = (page) => page.getByRole('button', { name: 'Play here' });

async function kill(sitting, { how, amid, after }) {
  await sitting.breakOff({ kill: how, amid, after });
}

// How long a browser relies on the free space that it last found while nobody has the database open, in milliseconds.
const ROOM_IS_KNOWN = 3_500;

// Fills the disk until the returned function is called. Another page keeps it full.
async function fill(sitting) {
  const keeper = await sitting.newPage();
  const devtools = await sitting.context.newCDPSession(keeper);
  const { origin } = new URL(sitting.host.url);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await sitting.page.close();
  await new Promise((done) => { setTimeout(done, ROOM_IS_KNOWN); });
  sitting.page = await sitting.newPage();
  await sitting.reopen();
  return async () => {
    await devtools.send('Storage.overrideQuotaForOrigin', { origin });
    await keeper.close();
    await sitting.page.bringToFront();
  };
}

async function spoil(sitting, how) {
  await sitting.page.evaluate((how) => { globalThis.failing = how; }, how);
  return () => sitting.page.evaluate(() => { globalThis.failing = null; });
}

// Makes a move while writing may fail, and expects the page to say so if it does. The note lies over the rivals of
// Slapshot: whoever has read it there puts it away. Returns whether that was done.
async function moveUnkept(sitting, { away }) {
  const { page } = sitting;
  await sitting.play(1, { stay: true });
  if (sitting.realTime || away) return away;
  // A move is saved behind what is shown; this waits for it.
  await readShelf(page);
  if ((await page.evaluate(() => globalThis.refused)) === 0) return false;
  await expect(note(page)).toBeVisible();
  if (sitting.plan.game !== 'slapshot') return false;
  await note(page).getByRole('button', { name: 'OK' }).click();
  return true;
}

// Makes writing fail for a while, until it works again or the page ends.
async function fault(sitting, { how, kill, amid, moves }) {
  const { counts } = sitting;
  if (sitting.over) await sitting.begin();
  counts.faults[how] += 1;
  const heal = how === 'quota' ? await fill(sitting) : await spoil(sitting, how);
  const { page } = sitting;
  for (let [made, away] = [0, false]; made <= moves && !sitting.over; made += 1) away = await moveUnkept(sitting, { away });
  counts.refused += await page.evaluate(() => globalThis.refused);
  if (amid || sitting.over) {
    await sitting.breakOff({ kill, failing: true });
    // What fills the disk may have outlived the page.
    return heal().catch(() => {});
  }
  await heal();
  await sitting.play(1, { stay: true });
  if (sitting.over || sitting.realTime) return sitting.breakOff({ kill, failing: true });
  await expect(note(page)).toHaveCount(0);
  return sitting.breakOff({ kill });
}

// Plays on, ends and reopens the page offline.
async function offline(sitting, { how, kill, amid, after, moves }) {
  sitting.counts.offline += 1;
  sitting.offline = how;
  sitting.wasOffline = true;
  if (how === 'host') await sitting.host.leave();
  else await sitting.network(false);
  await sitting.play(moves);
  await sitting.breakOff({ kill, amid, after });
  await sitting.play(1);
  if (how === 'host') await sitting.host.back();
  else await sitting.network(true);
  await sitting.breakOff({ kill: 'closed' });
  sitting.offline = null;
}

const PARTS = [...GAMES, 'rules', 'table', 'desk'];

// Releases the next version, in which another part has another name.
function release(sitting) {
  const next = (sitting.version += 1);
  const last = next.toString(16).padStart(4, '0');
  sitting.host.release(String(next), { renames: PARTS[next % PARTS.length], last });
  return String(next);
}

// Accepts the waiting version at home, and returns to the table.
async function takeOffer(sitting, next) {
  const { page } = sitting;
  const pause = page.getByRole('button', { name: 'Pause' });
  if (await pause.isVisible()) await pause.click();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(news(page)).toBeVisible();
  await use(page).click();
  await expect.poll(() => version(page).catch(() => '')).toBe(next);
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen Table' })).toBeVisible();
  await sitting.reopen();
}

// Reopens the game until it runs in that version: the first page after a start may still be the previous one.
async function reopenIn(sitting, next) {
  await expect(async () => {
    await sitting.page.goto('about:blank');
    await sitting.reopen();
    expect(await version(sitting.page)).toBe(next);
  }).toPass({ timeout: 30_000 });
}

async function update(sitting, { how, kill, amid, after }) {
  const next = release(sitting);
  if (how === 'broken') {
    look(sitting.page).catch(() => {});
    await sitting.breakOff({ kill, amid, after });
  }
  const comes = (await version(sitting.page)) !== next;
  if (comes) expect(await look(sitting.page), 'a version waits').toBe(true);
  if (how === 'reopened') {
    await sitting.breakOff({ kill, amid, after });
    await reopenIn(sitting, next);
  } else if (comes) {
    await takeOffer(sitting, next);
  }
  await kept(sitting.page);
  await sitting.compare();
  await expect.poll(() => caches(sitting.page), 'caches of older versions are gone').toHaveLength(1);
  sitting.counts.updates += 1;
}

// Another tab opens the game, takes it over and plays on. Then one or all of them end.
async function tabs(sitting, { how, moves, after }) {
  const first = sitting.page;
  if (sitting.over) await sitting.begin();
  const other = await sitting.newPage();
  await other.goto(`${sitting.host.url}#/table`);
  await expect(banner(other)).toBeVisible();
  await other.bringToFront();
  await playHere(other).click();
  await expect(banner(other)).toHaveCount(0);
  sitting.counts.takeovers += 1;
  sitting.page = other;
  await sitting.player.settles(other);
  await sitting.play(1 + moves, { stay: true });
  await first.bringToFront();
  await expect(banner(first)).toBeVisible();
  await other.bringToFront();
  if (how === 'closed') {
    await first.close();
    return sitting.breakOff({ kill: 'closed' });
  }
  if (how === 'killed') return sitting.breakOff({ kill: 'killed', amid: true, after });
  const exactly = sitting.realTime ? null : await readShelf(other);
  await other.close();
  sitting.page = first;
  await first.bringToFront();
  await expect(banner(first)).toHaveCount(0);
  await sitting.player.settles(first);
  sitting.ledger.compare(await readShelf(first), { exactly });
  return sitting.breakOff({ kill: 'closed' });
}

export const DEEDS = { kill, fault, offline, update, tabs };
