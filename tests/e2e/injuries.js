// Ways in which a saved game can be damaged, and what is said about each.

const crc = (text) => {
  let sum = ~0;
  for (const byte of Buffer.from(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
};

// A first line with changed contents and a valid seal.
export function forged(line, change) {
  const { sum, ...object } = JSON.parse(line);
  if (crc(JSON.stringify(object)) !== sum) throw new Error('the seal is reckoned otherwise');
  change(object);
  return JSON.stringify({ ...object, sum: crc(JSON.stringify(object)) });
}

const FOREIGN = "This isn't a Kitchen Table game.";
const DAMAGED = 'This game is damaged:';
const AGAINST = "This game can't be replayed:";
const NOBODY = "This game doesn't say who sits where:";

// Replaces the line at `at`.
const line = (at, change) => (lines) => lines.map((it, place) => (place === at ? change(it) : it));
const first = (change) => line(0, change);
const says = (change) => first((it) => forged(it, change));

// What happened, what is said, and the resulting lines, given those of an intact game and of another one: one
// of each kind. All fifty are in tests/it/keeping/injuries.rs.
export const injuries = [
  ['one letter is left of the deal', FOREIGN, first((it) => it.slice(0, 1))],
  ['a move is cut in the middle', DAMAGED, line(2, (it) => it.slice(0, it.length / 2))],
  ['a letter of a name is another', DAMAGED, first((it) => it.replace('Bo', 'Bx'))],
  ['a move is of another game', DAMAGED, (lines, others) => line(1, () => others[1])(lines)],
  ['the deal is a number', FOREIGN, first(() => 7)],
  ['the deal is nothing', FOREIGN, first(() => null)],
  ['a move is an object', DAMAGED, line(2, (it) => JSON.parse(it))],
  ['it is of a later version', 'saved in format 9, but this page reads format 1', says((it) => { it.version = 9; })],
  ['it was played by later rules', 'played with version 2 of its rules', says((it) => { it.rules = 2; })],
  ['it is of a game that is unknown', 'no game called "bridge" here', says((it) => { it.game = 'bridge'; })],
  ['too many play', AGAINST, says((it) => { it.record.options.players = 6; })],
  ['somebody unknown sits there', NOBODY, says((it) => { it.seats[1] = 'cat'; })],
  ['it is huge', DAMAGED, first((it) => it + ' '.repeat(5 << 20))],
  ['it is empty', FOREIGN, () => []],
];
