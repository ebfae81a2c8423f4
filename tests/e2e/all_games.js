// The games by their short names, in the order in which they are offered.
export const GAMES = ['sloop', 'dealt', 'swoop', 'stroop', 'slapshot'];

// Those that are not played in real time.
export const TURN_BASED = GAMES.filter((game) => game !== 'stroop');
