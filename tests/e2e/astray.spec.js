// The page where it can't run: in a folder that it wasn't built for, with files of the wrong type, opened from disk, saved
// as a copy, or on paper.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { forgive } from './host.js';
import { awaited } from './shell.js';
import { eachAnew, expect, test } from './support.js';

const lacks = (page) => page.getByText("Its host doesn't send a file, or sends it with the wrong type.");
const connection = (page) => page.getByText('Check your connection');
const copied = (page) => page.getByText('This is a saved copy of Kitchen Table');
const index = async (page) => (await page.request.get('./')).text();

test('in another folder it is small, and says what its host lacks', async ({ page, troubles }) => {
  const body = await index(page);
  await page.route('**/cards/', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route(/\.(js|css|wasm)$/, (route) => route.fulfill({ status: 404, body: 'Nothing here' }));
  await eachAnew(page, ['360x640', '1440x900'], async (size) => {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.goto('./cards/');
    await expect(lacks(page)).toBeInViewport();
    await expect(page.getByRole('link', { name: /\/(start|page)-\w+\.(js|css): 404$/ })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport();
    await expect(connection(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2_000);
  });
  forgive(troubles);
});

test('each file that fails is blamed for what is wrong with it', { tag: '@all' }, async ({ page, troubles }) => {
  const faults = {
    typed: async (route) => route.fulfill({ response: await route.fetch(), headers: { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' } }),
    octets: async (route) => route.fulfill({ response: await route.fetch(), headers: { 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' } }),
    page: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    missing: (route) => route.fulfill({ status: 404, body: 'Nothing here' }),
    failing: (route) => route.fulfill({ status: 500, body: 'Nothing here' }),
    lost: (route) => route.abort(),
  };
  for (const file of ['page-*.css', 'start-*.js', 'kitchen-table-*.js', '*_bg.wasm']) {
    for (const [fault, said] of [['typed', 'text/plain'], ['octets', 'application/octet-stream'], ['page', 'text/html'], ['missing', '404'], ['failing', '500'], ['lost', '']]) {
      // Browsers compile WebAssembly of any type.
      if (file.endsWith('wasm') && ['typed', 'octets'].includes(fault)) continue;
      await eachAnew(page, [`${file}: ${fault}`], async () => {
        await page.route(`**/${file}`, faults[fault]);
        await page.goto('./');
        const message = said ? lacks(page) : connection(page);
        await expect(message).toBeInViewport();
        if (said) await expect(page.getByRole('link', { name: `: ${said}` })).toHaveAttribute('href', new RegExp(file.replace(/[.*]/g, '.*')));
        await expect(said ? connection(page) : lacks(page)).toBeHidden();
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
        await page.unroute(`**/${file}`);
      });
    }
  }
  forgive(troubles);
});

test('what keeps the page from starting is said in any case', { tag: '@all' }, async ({ page, troubles }) => {
  const dialog = page.getByRole('dialog', { name: 'The page could not start' });
  await eachAnew(page, ['two faults', 'no second answer'], async (name) => {
    if (name === 'two faults') {
      await page.route('**/page-*.css', (route) => route.fulfill({ status: 404, body: 'Nothing here' }), { times: 2 });
      await page.route('**/*_bg.wasm', (route) => route.abort());
    } else {
      await page.route('**/*_bg.wasm', () => {});
      await page.route('**/*_bg.wasm', (route) => route.abort(), { times: 1 });
    }
    await page.goto('./', { waitUntil: 'commit' });
    await expect(dialog.getByText("Kitchen Table didn't load.")).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute('**/*_bg.wasm');
  });
  forgive(troubles);
});

test('opened from disk it says that it needs a host, and a copy that it is one', async ({ page, troubles }, info) => {
  const put = (name, text) => {
    const file = info.outputPath(name);
    writeFileSync(file, text);
    return pathToFileURL(file).href;
  };
  await page.goto(put('index.html', await index(page)));
  await expect(page.getByText("Kitchen Table doesn't run from disk")).toBeInViewport();
  await expect(connection(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await page.goto('./#/play/dealt?seed=1&seats=person,easy,easy&oldest=3&names=Ann,Bo,Cy');
  expect(await awaited(page)).toBe('move');
  await expect(copied(page)).toBeHidden();
  const [url, live] = [page.url(), await page.evaluate(() => document.documentElement.outerHTML)];
  for (const comment of ['', `<!-- saved from url=(0022)${url} -->`]) {
    await page.goto(put('copy.html', `<!DOCTYPE html>\n${comment}\n${live}`));
    await expect(copied(page)).toBeInViewport();
    if (comment) await expect(page.getByRole('link', { name: url })).toHaveAttribute('href', url);
    await expect(connection(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Bo', exact: true })).toBeAttached();
  }
  troubles.length = 0;
});

// The colors of everything on a page.
const inks = (page) => page.evaluate(() => [...document.querySelectorAll('#app *')].map((it) => {
  const { color, borderColor, fill, stroke } = getComputedStyle(it);
  return `${it.localName}.${it.getAttribute('class')} ${color} ${borderColor} ${fill} ${stroke}`;
}));

test('paper is white, and the ink on it that of the light theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const inksIn = async (colorScheme, theme) => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
    return inks(page);
  };
  for (const [where, heading] of [['./#/rules/dealt', 'Contents'], ['./#/seats/sloop', 'New game: Sloop']]) {
    await page.goto(where);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const others = async () => {
      const [light, dark, chosen] = [await inksIn('light', 'system'), await inksIn('dark', 'system'), await inksIn('light', 'dark')];
      return [...dark, ...chosen].filter((it) => !light.includes(it));
    };
    await expect.poll(others).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
});
