// What the database has acknowledged, and whether it is still there.
import { expect } from '../support.js';

export class Ledger {
  games = {};
  labels = {};

  // Records what a page's database has acknowledged.
  note = (changes) => {
    for (const { key: [game, place], line } of changes) (this.games[game] ??= [])[place] = line;
  };

  // The current game: the one that did not exist before.
  current = null;

  // Whether the game that has just started is saved.
  begins(known) {
    // What was written for the previous one since the last check is unknown.
    if (known.includes(this.current)) delete this.labels[this.current];
    this.current = Object.keys(this.games).find((key) => !known.includes(key)) ?? null;
    return this.current !== null;
  }

  get lines() {
    return this.games[this.current] ?? [];
  }

  // Expects everything acknowledged to be there, and nothing else to have changed. The current game may have
  // more lines, acknowledged too late to be recorded; another page may have continued after them. If nobody
  // moved, it must match `exactly`.
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

// The number of draws by the first seat in this game of Stroop.
export const drawsIn = (lines) => lines.slice(1)
  .map((line) => JSON.parse(line).Played)
  .filter((it) => it?.action === 'Draw' && (it.by.Seat ?? it.by) === 0).length;
