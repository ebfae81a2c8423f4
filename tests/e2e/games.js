// Helpers for saved games: creating, listing, and reading them.
import { expect } from './support.js';
import { awaited, move, parts, shown } from './dealt.js';

// Starts a game between these players, and leaves it after some moves.
export async function leaveGame(page, { names = 'Ann,Bo,Cy', seed = 3, moves = 0 } = {}) {
  await page.goto(`./#/play/dealt?seed=${seed}&seats=person,normal,hard&names=${names}`);
  expect(await awaited(page)).toBe('move');
  const deals = async () => (await shelf(page)).map(([deal]) => deal);
  await expect.poll(deals).toContainEqual(expect.stringContaining(JSON.stringify(names.split(','))));
  for (let made = 0; made < moves; made += 1) {
    await move(page);
    expect(await awaited(page)).toBe('move');
  }
  await written(page);
}

// Waits until what was done is saved. Its write begins before it is seen, and whoever reads waits for that.
export const written = (page) => readShelf(page);

// What everybody sees of the table, once it is saved.
export async function table(page) {
  await expect(parts(page).hand).toBeVisible();
  await written(page);
  const [players, trick] = [page.getByRole('region', { name: 'Players' }), page.getByRole('region', { name: /^(This|Last) trick/ })];
  return { hand: await shown(page), players: await players.innerText(), trick: await trick.innerText() };
}

// Opens the page of all games, with no game on the table.
export async function openGames(page) {
  await page.goto('./#/games');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your games' })).toBeVisible();
}

// A game in the list.
export const row = (page, names) =>
  page.getByRole('listitem').filter({ has: button(page, 'Delete', names) });

// The button with this action for a game.
export const button = (page, deed, names) =>
  page.getByRole('button', { name: new RegExp(`^${deed}\\b.*Dealt! with ${names}$`) });

// Waits until so many games are saved: a deal is saved while people look at it.
export const onShelf = (page, games = 1) => expect.poll(() => shelf(page)).toHaveLength(games);

// The lines of all saved games.
export const shelf = async (page) => linesOf(await readShelf(page));

const linesOf = ({ games }) => Object.values(games);

// All that is saved: by the key of each game, its lines in order, and its label. With `change`, replaces a line of
// one of them first.
export const readShelf = (page, change = null) => page.evaluate(async (change) => {
  // The page makes the database when it first saves something.
  const made = (await indexedDB.databases()).some(({ name }) => name === 'kitchen-table');
  if (!made) return { games: {}, labels: {} };
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await done(indexedDB.open('kitchen-table'));
  const stores = database.transaction(['labels', 'lines'], change ? 'readwrite' : 'readonly');
  const [labels, lines] = ['labels', 'lines'].map((name) => stores.objectStore(name));
  if (change) {
    const places = await done(lines.getAllKeys());
    await done(lines.put(change.line, places.find(([, place]) => place === change.place)));
  }
  const asked = [labels, lines].flatMap((store) => [store.getAllKeys(), store.getAll()]);
  const [keys, texts, places, all] = await Promise.all(asked.map(done));
  database.close();
  const games = {};
  places.forEach(([game, place], at) => { (games[game] ??= [])[place] = all[at]; });
  return { games, labels: Object.fromEntries(keys.map((key, at) => [key, texts[at]])) };
}, change);

// The label under which each game has been copied, by its key.
export const copied = (page) => page.evaluate(async () => {
  const all = await caches.has('kitchen-table-copies') ? await (await caches.open('kitchen-table-copies')).keys() : [];
  return Object.fromEntries(all.map(({ url }) => {
    const [place, label] = url.split('?');
    return [place.split('/').pop(), decodeURIComponent(label.replaceAll('+', ' '))];
  }));
});

// Replaces a line of the only saved game, and returns the lines of all.
export const change = async (page, place, line) => linesOf(await readShelf(page, { place, line }));

// Blocks the storage: everything to be read or written waits. Returns a function that ends that.
export async function keepBusy(context) {
  const page = await context.newPage();
  await page.goto('./#/about');
  await page.evaluate(() => new Promise((begun) => {
    indexedDB.open('kitchen-table').onsuccess = ({ target: { result: shelf } }) => {
      const labels = shelf.transaction(['labels', 'lines'], 'readwrite').objectStore('labels');
      const ask = () => { labels.count().onsuccess = () => { begun(); ask(); }; };
      ask();
    };
  }));
  return () => page.close();
}

// Opens files on the page of games: { name, text } each, or one by its path.
export async function openFiles(page, ...files) {
  const made = ({ name = 'games.jsonl', text }) => ({ name, mimeType: '', buffer: Buffer.from(text) });
  const all = typeof files[0] === 'string' ? files[0] : files.map(made);
  await page.getByLabel('Open games from a file').setInputFiles(all);
}

// The message about the result.
export const reply = (page) => page.getByRole('region', { name: 'Game files' }).getByRole('status');

// The name and the text of the file that `save` downloads.
export async function saved(page, save) {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString() };
}
