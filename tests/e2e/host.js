// A server for a copy of the page, whose files tests can break, update and remove.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test as base } from './support.js';

export const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
// An unused custom section.
const SECTION = '\0\x02\x01 ';
const HASHED = /-[0-9a-f]{12,16}(_bg)?\.\w+$/;
const LIST = /^const FILES = (.*);$/m;
const VERSION = /^const VERSION = '.*';$/m;

// Half of a file, or of what a page shows.
const half = (bytes) => {
  const from = Math.max(bytes.indexOf('<body'), 0);
  return bytes.subarray(0, from + (bytes.length - from) / 2);
};
const sum = (bytes) => createHash('sha256').update(bytes).digest('hex');

// The files of the page under test, by name, fetched once.
let page;
async function filesOf(address) {
  const worker = Buffer.from(await (await fetch(new URL('sw.js', address))).arrayBuffer());
  const names = Object.keys(JSON.parse(LIST.exec(worker)[1]));
  const { screenshots } = await (await fetch(new URL('manifest.webmanifest', address))).json();
  const fetched = [...names, ...screenshots.map(({ src }) => src)].map(async (name) => [name, Buffer.from(await (await fetch(new URL(name, address))).arrayBuffer())]);
  return new Map([['sw.js', worker], ...await Promise.all(fetched)]);
}

export class Host {
  // The fault of each file: 'missing', 'error' for the host's own, 'cut', 'wrong', 'typed' for the wrong type, 'page' for
  // a page in its place; 'hangs' without an answer or 'stalls' at half until it is healed; or 'drops', with a pause.
  faults = new Map();
  // The requested files, by name.
  requests = [];
  // The number of dripping files that are half sent, and what the other half waits for.
  dripping = 0;
  #tap = Promise.resolve();
  // The files that wait for a test to release them, by name.
  #held = new Map();
  #hanging = [];
  #server;

  // A copy of the page in this folder of the server.
  static async open(folder) {
    const host = new Host();
    page ??= filesOf(process.env.KT_BASE_URL);
    host.folder = folder;
    host.files = new Map(await page);
    const root = [...host.files.keys()].filter((name) => !name.includes('/'));
    for (const name of root) host.#replace('index.html', `/${name}`, `${folder}${name}`);
    host.release('1');
    host.#server = createServer((request, response) => host.#answer(request, response));
    await host.back();
    return host;
  }

  // Ends the connections that hang. Browsers may ask again by themselves.
  drop() {
    for (const response of this.#hanging.splice(0)) response.destroy();
  }

  // Ends all faults.
  heal() {
    this.faults.clear();
    this.drop();
  }

  // Starts listening, or resumes.
  async back() {
    await new Promise((listens) => { this.#server.listen(this.port ?? 0, '127.0.0.1', listens); });
    this.port = this.#server.address().port;
    this.url = `http://127.0.0.1:${this.port}${this.folder}`;
  }

  // Stops for good.
  async leave() {
    if (!this.#server.listening) return;
    const closed = new Promise((done) => { this.#server.close(done); });
    this.#server.closeAllConnections();
    await closed;
  }

  // Holds back the file whose name begins with `begins` until `letGo` is called.
  hold(begins) {
    const [name] = [...this.files.keys()].filter((it) => it.startsWith(begins));
    let letGo;
    this.#held.set(name, new Promise((go) => { letGo = go; }));
    return { name, letGo };
  }

  // Stops dripping files at half until the returned function is called.
  shutTap() {
    let open;
    this.#tap = new Promise((opened) => { open = opened; });
    return open;
  }

  // The names of the files to be cached.
  get kept() {
    return Object.keys(JSON.parse(LIST.exec(this.files.get('sw.js'))[1]));
  }

  // Updates the worker's list, as the build does.
  list() {
    const sums = Object.fromEntries(this.kept.filter((name) => this.files.has(name)).map((name) => [name, sum(this.files.get(name))]));
    const list = JSON.stringify(sums);
    const text = this.files.get('sw.js').toString().replace(LIST, () => `const FILES = ${list};`);
    this.files.set('sw.js', Buffer.from(text.replace(VERSION, `const VERSION = '${sum(list).slice(0, 16)}';`)));
  }

  // Releases another version of the page, which contains its version. The part that it `renames`, and with it the
  // script that starts the page, no longer exist under their old names, whose ending is replaced by `last`.
  release(version, { renames, last = '0000' } = {}) {
    this.#replace('index.html', /(<meta name=version content=\w+>)?<title>/g, `<meta name=version content=${version}><title>`);
    for (const [begins, end] of renames ? [[renames, '.wasm'], ['start', '.js']] : []) {
      const [old] = [...this.files.keys()].filter((name) => name.startsWith(`${begins}-`) && name.endsWith(end));
      const name = `${old.slice(0, -4 - end.length)}${last}${end}`;
      for (const [file] of this.files) if (/\.(html|js)$/.test(file)) this.#replace(file, old, name);
      this.files.set(name, this.files.get(old));
      this.files.delete(old);
    }
    this.list();
    return this;
  }

  // Releases the next version, with changed bytes in each file that do not change its meaning.
  releaseAnew(version) {
    const more = (name) => Buffer.from(name.endsWith('.wasm') ? SECTION : ' ');
    for (const name of this.kept) this.files.set(name, Buffer.concat([this.files.get(name), more(name)]));
    return this.release(version);
  }

  #replace(name, old, by) {
    this.files.set(name, Buffer.from(this.files.get(name).toString().replaceAll(old, by)));
  }

  async #answer({ url }, response) {
    const { pathname } = new URL(url, this.url);
    const name = pathname === this.folder ? 'index.html' : pathname.replace(this.folder, '');
    this.requests.push(name);
    await this.#held.get(name);
    const fault = this.faults.get(name) ?? (this.files.has(name) ? 'none' : 'missing');
    const file = fault === 'page' ? 'index.html' : name;
    const bytes = this.files.get(file);
    if (fault === 'missing') return response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Nothing here');
    if (fault === 'error') return response.writeHead(500, { 'Content-Type': 'text/plain' }).end('A mishap');
    if (fault === 'hangs') return this.#hanging.push(response);
    if (fault === 'typed') response.setHeader('X-Content-Type-Options', 'nosniff');
    response.writeHead(200, {
      'Content-Type': fault === 'typed' ? 'text/plain' : TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Length': bytes.length,
      'Cache-Control': HASHED.test(name) && fault === 'none' ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${sum(bytes).slice(0, 16)}"`,
    });
    if (fault === 'drops') return this.#drip(bytes, response);
    if (fault === 'stalls') return this.#hanging.push(response) && response.write(half(bytes));
    if (fault === 'cut') return response.write(half(bytes), () => response.destroy());
    return response.end(fault === 'wrong' ? Buffer.from(bytes).fill(bytes[0] + 1, 0, 1) : bytes);
  }

  async #drip(bytes, response) {
    const drops = 40;
    for (let drop = 0; drop < drops; drop += 1) {
      if (drop === drops / 2) {
        this.dripping += 1;
        await this.#tap;
      }
      response.write(bytes.subarray(bytes.length * drop / drops, bytes.length * (drop + 1) / drops));
      await setImmediate();
    }
    response.end();
  }
}

// Tests with such a server and the page's service worker.
export const test = base.extend({
  serviceWorkers: 'allow',
  folder: ['/', { option: true }],
  host: async ({ folder }, use) => {
    const host = await Host.open(folder);
    await use(host);
    await host.leave();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

// Waits until the page works offline.
export const kept = (page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

// Makes the browser check for another version, and waits for the outcome: whether one is waiting.
export const look = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const { installing } = registration;
  while (installing && !['installed', 'redundant'].includes(installing.state)) {
    await new Promise((changed) => { installing.addEventListener('statechange', changed, { once: true }); });
  }
  return Boolean(registration.waiting);
});

// The names of the caches that hold files of the page.
export const caches = (page) => page.evaluate(async () => (await globalThis.caches.keys()).filter((name) => name.startsWith('kitchen-table@')));

// The version of the page.
export const version = (page) => page.locator('meta[name=version]').getAttribute('content');

// The line that offers another version.
export const news = (page) => page.getByText('A new version is ready.');
export const use = (page) => page.getByRole('button', { name: 'Use it' });

// Removes the browser's complaints about failed requests from `troubles`.
export function forgive(troubles) {
  const others = troubles.splice(0).filter((it) => !/Failed to load resource|ServiceWorker|fetching the script|unsupported MIME type|Failed to load module script|Refused to apply style/.test(it));
  expect(others).toEqual([]);
}

// Limits the storage quota to this many bytes.
export async function leaveRoom(page, bytes) {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: bytes });
}

// Clears the browser's HTTP cache, but not what the worker keeps.
export async function forget(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}
