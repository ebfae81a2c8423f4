// The page as an app: what browsers are told about it, and where people find the installation.
import { onShelf } from './games.js';
import { kept, test } from './host.js';
import { awaited } from './shell.js';
import { hurry } from './stroop.js';
import { lay } from './tables.js';
import { checkA11y, expect } from './support.js';

const heading = (page) => page.getByRole('heading', { level: 1 });
const install = (page) => page.getByRole('button', { name: 'Install the app' });
const byHand = (page) => page.getByText('Add Kitchen Table to your home screen');

test.describe('the manifest', () => {
  test.use({ folder: '/some/cards/' });

  test('is accepted by the browser, and its files are as declared', async ({ page, host }) => {
    await page.goto('./');
    await kept(page);
    const devtools = await page.context().newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A test browser runs in incognito mode.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    const { data, errors } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data);
    expect([manifest.start_url, manifest.scope, manifest.display]).toEqual(['./', './', 'standalone']);
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    expect(manifest.screenshots.map((it) => it.form_factor)).toEqual(expect.arrayContaining(['wide', 'narrow']));
    const apple = { src: 'icons/apple-180.png', sizes: '180x180', type: 'image/png' };
    for (const { src, sizes, type } of [apple, ...manifest.icons, ...manifest.screenshots]) {
      const answer = await fetch(new URL(src, process.env.KT_BASE_URL));
      expect(answer.headers.get('Content-Type')).toBe(type);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.length).toBeLessThan(150_000);
      const size = await page.evaluate(async ([data, type]) => {
        const { width, height } = await createImageBitmap(new Blob([Uint8Array.fromBase64(data)], { type }));
        return `${width}x${height}`;
      }, [bytes.toString('base64'), type]);
      expect(size).toBe(sizes);
    }
    await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', apple.src);
    expect(host.kept).toContain(apple.src);
  });

  test('has shortcuts to the games and to the open one', async ({ page, host }) => {
    const manifest = JSON.parse(host.files.get('manifest.webmanifest'));
    const [first, ...games] = manifest.shortcuts;
    expect(first.name).toBe('Continue');
    expect(games.map(({ name }) => name).sort()).toEqual(['Dealt!', 'Slapshot', 'Sloop', 'Stroop', 'Swoop']);
    for (const { name, url } of games) {
      await page.goto(url);
      await expect(heading(page)).toHaveText(`New game: ${name}`);
    }
    await page.goto(first.url);
    await expect(heading(page)).toHaveText('Kitchen Table');
  });
});

test('the shortcut continues the most recently played open game, or leads home', async ({ page, context }) => {
  await hurry(page);
  await lay(page, 'dealt-over');
  await page.close();
  let next = await context.newPage();
  await hurry(next);
  await next.goto('./#/continue');
  await expect(heading(next)).toHaveText('Kitchen Table');
  await next.goto('./#/play/swoop?seed=3&seats=person,easy,easy&names=Ann,Bo,Cy');
  expect(await awaited(next)).toBe('move');
  await next.close();
  next = await context.newPage();
  await next.goto('./#/continue');
  expect(await awaited(next)).toBe('move');
  await expect(heading(next)).toHaveText(/^Swoop/);
  expect(new URL(next.url()).hash).toBe('#/table');
});

// Simulates the browser's offer, and records whether it was accepted.
const offer = (page) => page.evaluate(() => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  event.prompt = async () => {
    globalThis.asked = (globalThis.asked ?? 0) + 1;
    return { outcome: 'dismissed' };
  };
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
});

test('if the browser offers it there is a button, at home and in the settings, until it is used', async ({ page }) => {
  await page.goto('./');
  await expect(heading(page)).toBeVisible();
  await expect(install(page)).toHaveCount(0);
  // The browser's own prompt does not appear.
  expect(await offer(page)).toBe(true);
  await expect(install(page)).toBeVisible();
  await checkA11y(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(install(page)).toBeVisible();
  await checkA11y(page);
  await install(page).click();
  await expect(install(page)).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.asked)).toBe(1);
  expect(await offer(page)).toBe(true);
  await expect(install(page)).toBeVisible();
  await page.evaluate(() => globalThis.dispatchEvent(new Event('appinstalled')));
  await expect(install(page)).toHaveCount(0);
});

test('an offer that comes before the page can handle it is kept', async ({ page }) => {
  let go;
  const held = new Promise((done) => { go = done; });
  await page.route(/_bg\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('./');
  await page.waitForFunction(() => globalThis.kitchenTable);
  expect(await offer(page)).toBe(true);
  await expect(install(page)).toHaveCount(0);
  go();
  await install(page).click();
  await expect(install(page)).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.asked)).toBe(1);
});

// Simulates the browser of an iPhone, or the app on its home screen.
const onAnIphone = (page, standalone) => page.addInitScript((standalone) => {
  Object.defineProperty(Navigator.prototype, 'standalone', { value: standalone });
  Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { value: 5 });
}, standalone);

test('on an iPhone it explains how to install', async ({ page }) => {
  await onAnIphone(page, false);
  await page.setViewportSize({ width: 390, height: 760 });
  await page.goto('./');
  await byHand(page).click();
  await expect(page.getByText('Choose Add to Home Screen.')).toBeVisible();
  await checkA11y(page);
});

test('the installed app does not mention installation', { tag: '@all' }, async ({ page, context }) => {
  await onAnIphone(page, true);
  await page.goto('./');
  await expect(heading(page)).toBeVisible();
  await expect(byHand(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.addInitScript(() => {
    const { matchMedia } = globalThis;
    globalThis.matchMedia = (query) => matchMedia(query.replace('(display-mode: standalone)', 'all'));
  });
  await other.goto('./');
  await expect(heading(other)).toBeVisible();
  await offer(other);
  await expect(install(other)).toHaveCount(0);
});

// Records requests for persistent storage, and grants or denies them.
const promises = (page, given) => page.addInitScript((given) => {
  sessionStorage.given ??= '';
  StorageManager.prototype.persisted = async () => sessionStorage.given === 'yes';
  StorageManager.prototype.persist = async () => {
    sessionStorage.asked = Number(sessionStorage.asked ?? 0) + 1;
    if (given) sessionStorage.given = 'yes';
    return given;
  };
}, given);
const asked = (page) => page.evaluate(() => Number(sessionStorage.asked ?? 0));

for (const given of [true, false]) {
  const tag = given ? [] : '@all';
  test(`a browser that ${given ? 'promises' : 'does not promise'} to keep games is asked with the first one, and once`, { tag }, async ({ page }) => {
    await promises(page, given);
    await hurry(page);
    await page.goto('./#/settings');
    await expect(page.getByText('Your browser may delete your games')).toBeVisible();
    expect(await asked(page)).toBe(0);
    for (const seed of [1, 2]) {
      await page.goto(`./#/play/dealt?seed=${seed}&seats=person,easy,easy&oldest=3`);
      expect(await awaited(page)).toBe('move');
      await onShelf(page, seed);
      await expect.poll(() => asked(page)).toBe(1);
      await page.reload();
      expect(await awaited(page)).toBe('move');
    }
    expect(await asked(page)).toBe(1);
    await page.goto('./#/settings');
    const promised = page.getByText('Your browser has promised to keep your games');
    if (given) return expect(promised).toBeVisible();
    await page.getByRole('button', { name: 'Ask it to keep them' }).click();
    await expect(page.getByText("won't promise that now")).toBeVisible();
    return checkA11y(page);
  });
}
