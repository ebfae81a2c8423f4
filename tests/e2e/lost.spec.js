// Single files that the browser silently evicts from what the worker has cached.
import { forget, forgive, kept, test } from './host.js';
import { awaited, quicken, shell } from './shell.js';
import { expect } from './support.js';

const again = (page) => page.getByRole('button', { name: 'Try again' });

// Removes files from the cache, and restores those removed before.
const lose = (page, ...names) => page.evaluate(async (names) => {
  const [ours] = (await caches.keys()).filter((name) => name.startsWith('kitchen-table@'));
  const cache = await caches.open(ours);
  for (const [url, file] of globalThis.lost ?? []) await cache.put(url, file);
  globalThis.lost = [];
  for (const name of names) {
    const url = new URL(name === 'index.html' ? './' : name, document.baseURI.split('#')[0]).href;
    globalThis.lost.push([url, await cache.match(url)]);
    await cache.delete(url);
  }
}, names);

// The number of cached files.
const count = (page) => page.evaluate(async () => {
  const [ours] = (await caches.keys()).filter((name) => name.startsWith('kitchen-table@'));
  return (await (await caches.open(ours)).keys()).length;
});

// Another tab that stays open, and needs none of the files.
async function beside(context, host) {
  host.files.set('plain.html', Buffer.from('<!doctype html><title>Plain</title><link rel=icon href=data:,>'));
  const page = await context.newPage();
  await page.goto('./plain.html');
  return page;
}

// The name of a file without its hash.
const plain = (name) => name.replace(/-[0-9a-f]{16}/, '');

const START = ['en_shell.wasm', 'index.html', 'kitchen-table.js', 'kitchen-table_bg.wasm', 'languages.wasm', 'page.css', 'start.js'];

for (const [where, address, opened, which, needs] of [
  ['home', './', (page) => page.getByRole('button', { name: 'Quick game of Sloop' }), /./, START],
  // Losing the files of other games, or of other languages, affects nobody here.
  ['a game', './#/continue', (page) => shell(page).hand, /^(?!icons|licenses|de_|(en_)?(sloop|swoop|stroop|slapshot))/,
    ['common.wasm', 'dealt.css', 'dealt.wasm', 'en_dealt.wasm', 'en_table.wasm', 'table.wasm', ...START]],
]) {
  test(`whichever single file is lost, ${where} opens without the host or says that it does not`, { tag: '@all' }, async ({ page, context, host, troubles }) => {
    await quicken(page);
    await page.goto('./#/play/dealt?seed=7&seats=person,normal,hard&names=Ann,Bo,Cy');
    expect(await awaited(page)).toBe('move');
    await kept(page);
    const other = await beside(context, host);
    await page.goto(address);
    await expect(opened(page)).toBeVisible();
    await host.leave();
    const missed = [];
    for (const name of host.kept.filter((name) => which.test(name))) {
      await test.step(name, async () => {
        await lose(other, name);
        await forget(page);
        await page.reload();
        await expect(opened(page).or(again(page)).first()).toBeVisible();
        if (await again(page).isVisible()) {
          missed.push(plain(name));
          await lose(other);
          await again(page).click();
          await expect(opened(page)).toBeVisible();
        }
        await expect(again(page)).toHaveCount(0);
      });
    }
    expect(missed.sort()).toEqual(needs.sort());
    forgive(troubles);
  });
}

test('lost files are fetched again at the next visit, and kept under their own types', { tag: '@all' }, async ({ page, context, host }) => {
  await page.goto('./');
  await kept(page);
  const other = await beside(context, host);
  const before = await count(other);
  await lose(other, ...host.kept.filter((name) => /^(index|start|sloop|swoop-.*css|fonts.fraunces)/.test(name)));
  await forget(page);
  const [typed] = host.kept.filter((name) => /^swoop-.*css/.test(name));
  host.faults.set(typed, 'typed');
  await page.reload();
  await expect.poll(() => count(other)).toBe(before);
  expect(await other.evaluate(async (name) => (await caches.match(name)).headers.get('Content-Type'), typed)).toContain('text/css');
  await host.leave();
  await forget(page);
  await page.reload();
  await page.getByRole('link', { name: 'Play Sloop' }).click();
  await expect(page.getByRole('button', { name: 'Deal the cards' })).toBeVisible();
});
