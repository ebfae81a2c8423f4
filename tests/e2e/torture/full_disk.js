// A disk that really runs full: a small file system for a browser that is killed.
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { awaited, move } from '../dealt.js';
import { copied, readShelf } from '../games.js';
import { Host } from '../host.js';
import { Browser } from '../killable.js';
import { expect, watch } from '../support.js';
import { Ledger } from './ledger.js';
import { prepare } from './watch.js';

// Some tens of megabytes more than a new browser writes.
const SIZE = '160m';

// Mounts such a disk, if permitted, as for root on Linux; otherwise returns nothing.
export function smallDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'kitchen-table-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill() {
      for (const bytes of [1 << 20, 1 << 12, 64]) {
        try {
          for (;;) appendFileSync(ballast, Buffer.alloc(bytes));
        } catch (why) {
          if (why.code !== 'ENOSPC') throw why;
        }
      }
    },
    room: () => rmSync(ballast, { force: true }),
    leave() {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

const note = (page) => page.getByRole('alert').filter({ hasText: "This game isn't being saved:" });
const lost = (page) => page.getByRole('banner').filter({ hasText: 'This browser lost your saved games.' });

// The saved games, once all have copies.
async function withCopies(page) {
  const shelf = await readShelf(page);
  await expect.poll(() => copied(page), 'all games have copies').toEqual(shelf.labels);
  return shelf;
}

// Starts games, one of them with bots only. The disk runs full, has space again, and the browser is killed.
// Expects that all games are there, or the copied ones, with a message that says so.
export async function fullDisk({ seed, launch, disk, counts }) {
  const host = await Host.open('/');
  const troubles = [];
  const ledger = new Ledger();
  const browser = new Browser(launch, async (context) => {
    watch(context, new URL(host.url).origin, troubles);
    await prepare(context, ledger.note);
  });
  browser.folder = join(disk.folder, 'profile');
  const begin = async (page, seats, at) => {
    await page.goto(`${host.url}#/play/dealt?seed=${at}&seats=${seats}&names=Ann,Bo,Cy`);
    return awaited(page);
  };
  const moves = async (page, some) => {
    for (let made = 0; made < some; made += 1) {
      if (await awaited(page) !== 'move') return;
      await move(page);
      await awaited(page);
    }
  };
  try {
    let page = await browser.start();
    await begin(page, 'easy,easy,easy', seed);
    await begin(page, 'person,normal,hard', seed + 1);
    await moves(page, 2);
    await begin(page, 'person,normal,hard', seed + 2);
    await moves(page, 1);
    await page.goto(`${host.url}#/`);
    await withCopies(page);
    await page.goto(`${host.url}#/table`);
    await awaited(page);
    // Copies follow what is played in one sitting.
    await moves(page, 2);
    let before = await withCopies(page);
    // The browser gives space back now and then, so it takes some moves until nothing can be saved.
    for (let made = 0; made < 12 && !(await note(page).isVisible()); made += 1) {
      disk.fill();
      await moves(page, 1);
    }
    await expect(note(page)).toBeVisible();
    disk.room();
    await moves(page, 1);
    await expect(note(page)).toHaveCount(0);
    before = await withCopies(page);
    if (seed % 2 === 0) {
      await page.reload();
      disk.fill();
      await moves(page, 1);
    }
    await browser.kill();
    disk.room();
    page = await browser.start();
    await page.goto(`${host.url}#/`);
    await expect(page.getByRole('region', { name: 'Games in progress' })).toBeVisible();
    const after = await readShelf(page);
    counts.disks += 1;
    const back = await lost(page).isVisible();
    if (back) counts.lost += 1;
    for (const [key, lines] of Object.entries(before.games)) {
      expect(after.games[key]?.slice(0, lines.length), 'what was copied').toEqual(lines);
    }
    if (!back) ledger.compare(after);
    return null;
  } catch (why) {
    return { seed, game: 'dealt', at: 'a full disk', why: why.stack, picture: 'none', troubles };
  } finally {
    await browser.clear();
    await host.leave();
  }
}
