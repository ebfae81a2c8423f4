// Fifty ways in which a kept game can be damaged, and what is said of each.

const crc = (text) => {
  let sum = ~0;
  for (const byte of Buffer.from(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
};

// A first line that says something else, and whose seal is right.
export function forged(line, change) {
  const { sum, ...object } = JSON.parse(line);
  if (crc(JSON.stringify(object)) !== sum) throw new Error('the seal is reckoned otherwise');
  change(object);
  return JSON.stringify({ ...object, sum: crc(JSON.stringify(object)) });
}

const FOREIGN = 'This is no game of Kitchen Table.';
const DAMAGED = 'This game is damaged:';
const AGAINST = 'This game cannot be replayed:';
const NOBODY = 'This game does not say who sits where:';

const cut = (line, to) => line.slice(0, to);
const flip = (line, at) => line.slice(0, at) + (line[at] === 'x' ? 'y' : 'x') + line.slice(at + 1);

// Each `at` is a line, and what it is instead.
const line = (at, change) => (lines) => lines.map((it, place) => (place === at ? change(it) : it));
const first = (change) => line(0, change);
const last = (change) => (lines) => line(lines.length - 1, change)(lines);
const swapped = (at) => (lines) => [...lines.slice(0, at), lines[at + 1], lines[at], ...lines.slice(at + 2)];
const doubled = (at) => (lines) => [...lines.slice(0, at), lines[at], ...lines.slice(at)];
const missing = (at) => (lines) => [...lines.slice(0, at), ...lines.slice(at + 1)];
const says = (change) => first((it) => forged(it, change));
const other = (at) => (lines, others) => line(at, () => others[at])(lines);

// What happened, what is said, and what the lines are then, given those of a whole game and of another.
export const injuries = [
  ['nothing is left of the deal', FOREIGN, first(() => '')],
  ['one letter is left of the deal', FOREIGN, first((it) => cut(it, 1))],
  ['the deal is cut early', DAMAGED, first((it) => cut(it, 40))],
  ['the deal is cut in the middle', DAMAGED, first((it) => cut(it, it.length / 2))],
  ['the deal is cut at its end', DAMAGED, first((it) => cut(it, -1))],
  ['nothing is left of a move', DAMAGED, line(2, () => '')],
  ['a move is cut in the middle', DAMAGED, line(2, (it) => cut(it, it.length / 2))],
  ['a move is cut at its end', DAMAGED, line(2, (it) => cut(it, -1))],
  ['the last move is cut', DAMAGED, last((it) => cut(it, 20))],
  ['a letter of the format is another', FOREIGN, first((it) => flip(it, it.indexOf('kitchen')))],
  ['a letter of a name is another', DAMAGED, first((it) => flip(it, it.indexOf('Bo')))],
  ['a letter of the deal is another', DAMAGED, first((it) => flip(it, it.indexOf('seed')))],
  ['a sign of the deal is another', DAMAGED, first((it) => flip(it, 0))],
  ['a digit of its seal is another', DAMAGED, first((it) => flip(it, it.indexOf('"sum"') + 8))],
  ['a letter of a move is another', DAMAGED, line(1, (it) => flip(it, it.indexOf('Played')))],
  ['a digit of a move is another', DAMAGED, line(2, (it) => it.replace(/"at":\d+/, '"at":123456'))],
  ['the last letter is another', DAMAGED, last((it) => flip(it, it.length - 1))],
  ['the deal comes second', FOREIGN, swapped(0)],
  ['the first moves are swapped', DAMAGED, swapped(1)],
  ['later moves are swapped', DAMAGED, swapped(2)],
  ['the deal is doubled', DAMAGED, doubled(0)],
  ['a move is doubled', DAMAGED, doubled(1)],
  ['the deal and a move are one line', DAMAGED, ([one, two, ...more]) => [one + two, ...more]],
  ['the deal is missing', FOREIGN, missing(0)],
  ['the first move is missing', DAMAGED, missing(1)],
  ['a later move is missing', DAMAGED, missing(2)],
  ['the deal is of another game', DAMAGED, other(0)],
  ['a move is of another game', DAMAGED, other(1)],
  ['a later move is of another game', DAMAGED, other(2)],
  ['another game follows', DAMAGED, (lines, others) => [...lines, ...others]],
  ['the deal is a number', FOREIGN, first(() => 7)],
  ['the deal is nothing', FOREIGN, first(() => null)],
  ['the deal is a list', FOREIGN, first((it) => [it])],
  ['the deal is an object', FOREIGN, first((it) => JSON.parse(it))],
  ['a move is true', DAMAGED, line(1, () => true)],
  ['a move is an object', DAMAGED, line(2, (it) => JSON.parse(it))],
  ['it is of an older version', 'kept in format 0; this page reads format 1', says((it) => { it.version = 0; })],
  ['it is of a later version', 'kept in format 9; this page reads format 1', says((it) => { it.version = 9; })],
  ['its version is a word', DAMAGED, says((it) => { it.version = 'one'; })],
  ['it was played by later rules', 'played by version 2 of its rules', says((it) => { it.rules = 2; })],
  ['it is of a game that is unknown', 'no game called "bridge" here', says((it) => { it.game = 'bridge'; })],
  ['it is of another program', FOREIGN, says((it) => { it.format = 'chess'; })],
  ['too many play', AGAINST, says((it) => { it.record.options.players = 6; })],
  ['the deal is of another seed', DAMAGED, says((it) => { it.record.seed = 4; })],
  ['somebody unknown sits there', NOBODY, says((it) => { it.seats[1] = 'cat'; })],
  ['a name is missing', NOBODY, says((it) => { it.names.pop(); })],
  ['it is a diary', FOREIGN, () => ['Dear diary', 'today I played cards']],
  ['it is huge', DAMAGED, first((it) => it + ' '.repeat(5 << 20))],
  ['it is huge and something else', FOREIGN, () => ['x'.repeat(5 << 20)]],
  ['it is empty', FOREIGN, () => []],
];
