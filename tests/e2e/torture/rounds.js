// Rounds of torture, one after another, each with its own browser and seed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEEDS } from './deeds.js';
import { fullDisk, smallDisk } from './full_disk.js';
import { FAULTS, KILLS, plan } from './plan.js';
import { Sitting } from './sitting.js';

const none = (kinds) => Object.fromEntries(kinds.map((kind) => [kind, 0]));
const sum = (kinds) => Object.values(kinds).reduce((all, it) => all + it, 0);
const each = (kinds) => Object.entries(kinds).map(([kind, times]) => `${kind} ${times}`).join(', ');

export const noCounts = () => ({
  rounds: 0, begun: 0, finished: 0, moves: 0, kills: none(KILLS), faults: none(FAULTS), refused: 0, disks: 0, lost: 0, offline: 0, updates: 0, takeovers: 0, comparisons: 0, oldestLost: 0,
});

async function picture(sitting, folder, name) {
  try {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${name}.png`);
    await sitting.page.screenshot({ path, timeout: 10_000 });
    return path;
  } catch (why) {
    return `no picture: ${why.message.split('\n')[0]}`;
  }
}

const told = ({ does, how, kill, amid }) => `${does} ${how}${does === 'kill' ? '' : `, then ${kill}`}${amid ? ', amid a move' : ''}`;

// Plays one round. Returns what failed, if anything did.
export async function round(planned, { launch, reader, counts, folder, say = () => {} }) {
  const { seed, game, deeds } = planned;
  const sitting = new Sitting({ plan: planned, launch, reader, counts });
  let at = 'the beginning';
  try {
    await sitting.open();
    await sitting.begin();
    for (const [place, deed] of deeds.entries()) {
      at = `${place + 1} of ${deeds.length}: ${told(deed)}`;
      const since = Date.now();
      await sitting.play(deed.moves);
      await DEEDS[deed.does](sitting, deed);
      say(`  seed ${seed}, ${game}, ${at}: ${((Date.now() - since) / 1000).toFixed(1)} s`);
    }
    counts.rounds += 1;
    return null;
  } catch (why) {
    return { seed, game, at, why: why.stack, picture: await picture(sitting, folder, `seed-${seed}`), troubles: sitting.troubles };
  } finally {
    await sitting.close();
  }
}

// The number of rounds that run in parallel if there is time for many: a round mostly waits.
const AT_ONCE = 3;

// Disks that really run full, where that is possible.
export async function disks({ seed, counts, launch, say }) {
  const failures = [];
  for (const at of [seed, seed + 1]) {
    const disk = smallDisk();
    if (!disk) {
      say('No disk really ran full: only root on Linux can mount one that is small enough.');
      break;
    }
    try {
      const failure = await fullDisk({ seed: at, launch, disk, counts });
      if (failure) {
        failures.push(failure);
        say(`FAILED: seed ${at}, a full disk\n${failure.why}\n${failure.troubles.join('\n')}`);
      }
    } finally {
      disk.leave();
    }
  }
  return failures;
}

// Rounds until the time is up, at least one.
export async function rounds({ seed, minutes, say, ...rest }) {
  const counts = noCounts();
  const failures = await disks({ seed, counts, say, launch: rest.launch });
  const until = Date.now() + minutes * 60_000;
  let next = seed;
  const some = async () => {
    do {
      const planned = plan(next);
      next += 1;
      const failure = await round(planned, { ...rest, counts, say });
      if (failure) {
        failures.push(failure);
        say(`FAILED: seed ${failure.seed}, ${failure.game}, ${failure.at}\n${failure.why}\n${failure.troubles.join('\n')}\n${failure.picture}`);
      }
    } while (Date.now() < until);
  };
  await Promise.all(Array.from({ length: minutes > 0 ? AT_ONCE : 1 }, some));
  return { counts, failures };
}

// The report of the counts.
export function sheet({ counts, failures }) {
  const rows = [
    ['rounds played to their end', counts.rounds],
    ['games begun', counts.begun],
    ['games finished', counts.finished],
    ['moves', counts.moves],
    [`kills (${each(counts.kills)})`, sum(counts.kills)],
    [`faults of storage (${each(counts.faults)})`, sum(counts.faults)],
    ['writes refused in them', counts.refused],
    ['browsers whose disk ran full', counts.disks],
    ['databases that those threw away, games brought back from copies', counts.lost],
    ['offline spells', counts.offline],
    ['updates', counts.updates],
    ['games taken over by another tab', counts.takeovers],
    ['comparisons', counts.comparisons],
    ['oldest draw of Stroop that was lost, ms', counts.oldestLost],
    ['failures', failures.length],
  ];
  const lines = rows.map(([what, number]) => `${String(number).padStart(8)}  ${what}`);
  const failed = failures.map(({ seed, game, at, why, picture }) =>
    `\nseed ${seed}, ${game}, ${at}\n${why}\npicture: ${picture}\nagain: cargo xtask torture --minutes 0 --seed ${seed}`);
  return [...lines, ...failed].join('\n');
}
