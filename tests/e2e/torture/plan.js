// The events of a round, chosen in advance, so that a seed means the same interruptions on any machine.
import { GAMES } from '../all_games.js';
import { Chance } from './chance.js';

export const KILLS = ['closed', 'crashed', 'quit', 'killed'];
export const FAULTS = ['at once', 'later', 'quota'];

// The relative frequencies of the events.
const DEEDS = { kill: 12, fault: 3, offline: 3, update: 8, tabs: 3 };
const HOW = {
  fault: FAULTS,
  offline: ['host', 'network'],
  update: ['offered', 'reopened', 'broken'],
  tabs: ['closed', 'killed', 'back'],
};
const DEEDS_IN_A_ROUND = 12;

const BOTS = ['easy', 'normal', 'hard'];

// The seats. Passing the device takes time, so usually one person plays.
function seats(chance, game) {
  if (game === 'stroop') return ['person', 'easy'];
  const people = chance.oneIn(5) ? 2 : 1;
  return [0, 1, 2].map((seat) => (seat < people ? 'person' : chance.of(BOTS)));
}

const NAMES = ['Ann', 'Bo', 'Cy'];

// The link that starts a game.
export function link(chance, game) {
  const chairs = seats(chance, game);
  const names = NAMES.slice(0, chairs.length);
  return `#/play/${game}?seed=${chance.below(1_000_000)}&seats=${chairs}&names=${names}`;
}

const deed = (chance, does, how) => ({
  does,
  how: how ?? (HOW[does] ? chance.of(HOW[does]) : chance.of(KILLS)),
  // How a page ends if the event is not itself an end.
  kill: chance.of(KILLS),
  moves: chance.between(0, 4),
  // Whether it comes during a move, and how long after the start of that, in milliseconds.
  amid: chance.oneIn(2),
  after: chance.of([0, 5, 20, 60, 150]),
});

// A round: its game, and its events in order.
export function plan(seed, { game, deeds } = {}) {
  const chance = new Chance(seed);
  const chosen = game ?? GAMES[seed % GAMES.length];
  const some = Array.from({ length: DEEDS_IN_A_ROUND }, () => deed(chance, chance.weighed(DEEDS)));
  return { seed, game: chosen, deeds: deeds?.map(([does, how]) => deed(chance, does, how)) ?? some };
}
