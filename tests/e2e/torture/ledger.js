// What the database has acknowledged, and whether it is still there.
import { expect } from '../support.js';

// Everything on the shelf: each game's lines in order, and its label.
export const readShelf = (page) => page.evaluate(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(indexedDB.open('kitchen-table'));
  const look = database.transaction(['labels', 'lines'], 'readonly');
  const all = (name) => {
    const store = look.objectStore(name);
    return Promise.all([done(store.getAllKeys()), done(store.getAll())]);
  };
  const [[keys, labels], [places, lines]] = await Promise.all([all('labels'), all('lines')]);
  database.close();
  const games = {};
  places.forEach(([game, place], at) => { (games[game] ??= [])[place] = lines[at]; });
  return { games, labels: Object.fromEntries(keys.map((key, at) => [key, labels[at]])) };
});

export class Ledger {
  games = {};
  labels = {};

  // What a page heard from its database.
  note = (changes) => {
    for (const { key: [game, place], line } of changes) (this.games[game] ??= [])[place] = line;
  };

  // The game that is played: the one that was not there before.
  current = null;

  // Whether the game that has just begun is kept.
  begins(known) {
    // What was written of the one before it since the last look is not known.
    if (known.includes(this.current)) delete this.labels[this.current];
    this.current = Object.keys(this.games).find((key) => !known.includes(key)) ?? null;
    return this.current !== null;
  }

  get lines() {
    return this.games[this.current] ?? [];
  }

  // Everything acknowledged is there, and nothing else has changed. A game that is played may have got more, of
  // which the news did not come before the end; another page may have gone on after them since. Where nobody moved
  // it is there `exactly`.
  compare(found, { exactly = null } = {}) {
    const { current } = this;
    const others = (all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== current));
    expect(others(found.games), 'the games that nobody plays').toEqual(others(this.games));
    const lines = found.games[current] ?? [];
    expect(lines.includes(undefined), 'a line is missing').toBe(false);
    const acknowledged = Array.from(this.lines, (line, place) => line ?? lines[place]);
    expect(lines.slice(0, acknowledged.length), 'what was acknowledged').toEqual(acknowledged);
    if (exactly) expect(lines, 'what was there before').toEqual(exactly.games[current]);
    expect(Object.keys(found.labels).sort(), 'a label for each game').toEqual(Object.keys(found.games).sort());
    for (const [key, label] of Object.entries(others(this.labels))) {
      expect(found.labels[key], `the label of game ${key}`).toBe(label);
    }
    this.games = found.games;
    this.labels = found.labels;
  }
}

// How often the first seat has drawn in this game of Stroop.
export const drawsIn = (lines) => lines.slice(1)
  .map((line) => JSON.parse(line).Played)
  .filter((it) => it?.action === 'Draw' && (it.by.Seat ?? it.by) === 0).length;
