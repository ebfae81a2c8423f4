// Keeps the whole page on the device, so that it opens where there is no network. `cargo xtask build` fills in
// the next two lines and puts this beside the page; src/web/offline.rs is the page's side of it.
const FILES = {};
const VERSION = '';

// FILES: each file below this folder, with the sum of its bytes. Nothing else is ever taken for it.
const FOLDER = new URL('./', self.location).href;
// A cache for each version. Several pages may share an origin.
const OURS = `kitchen-table@${FOLDER}@`;
const CACHE = OURS + VERSION;
// Where a version notes which caches it comes after, and which tabs may still need them.
const NOTE = `${FOLDER}sw-note`;

const urlOf = (name) => FOLDER + (name === 'index.html' ? '' : name);
const inCache = (url, cacheName) => caches.match(url, { cacheName, ignoreVary: true });
const olderCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(OURS) && !name.includes('/', OURS.length) && name !== CACHE);

async function isRight(response, name) {
  if (!response?.ok) return false;
  const sum = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return Array.from(new Uint8Array(sum), (byte) => byte.toString(16).padStart(2, '0')).join('') === FILES[name];
}

// A file: from a version that is here, from what the browser has fetched for the page, or from the host.
async function get(name, older) {
  const url = urlOf(name);
  for (const cache of older) {
    const kept = await inCache(url, cache);
    if (await isRight(kept, name)) return kept;
  }
  for (const cache of ['force-cache', 'reload']) {
    const given = await fetch(url, { cache, priority: 'low' });
    // Browsers do not open a page by an answer that says it was redirected.
    if (await isRight(given, name)) return given.redirected ? new Response(given.body, given) : given;
  }
  throw new Error(`${name} is not as it should be`);
}

// All files or none. A few at a time, for the page may want the network, too.
async function install() {
  const older = await olderCaches();
  // Whatever is there of this version was left by an attempt that was ended from outside, or is in use.
  const begun = await caches.has(CACHE);
  const cache = await caches.open(CACHE);
  const names = Object.keys(FILES);
  const some = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      if (!(await isRight(await inCache(urlOf(name), CACHE), name))) await cache.put(urlOf(name), await get(name, older));
    }
  };
  try {
    await Promise.all([some(), some(), some(), some()]);
    await note({ older, tabs: [] });
  } catch (why) {
    names.length = 0;
    if (!begun) await caches.delete(CACHE);
    throw why;
  }
}

const note = async (notes) => (await caches.open(CACHE)).put(NOTE, new Response(JSON.stringify(notes)));
const noted = async () => (await inCache(NOTE, CACHE))?.json() ?? { older: [], tabs: [] };
const openTabs = async () => {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return tabs.filter(({ url }) => url.startsWith(FOLDER)).map(({ id }) => id);
};

async function activate() {
  const { older } = await noted();
  await note({ older, tabs: await openTabs() });
  await clients.claim();
  await tidy();
}

// Older versions go once no tab is open that began with one. While another version comes or waits none goes:
// it may be one of them, if the host has gone back to it.
async function tidy() {
  const { older, tabs } = await noted();
  if (older.length === 0 || registration.installing || registration.waiting) return;
  const open = await openTabs();
  if (tabs.some((tab) => open.includes(tab))) return;
  await Promise.all(older.map((name) => caches.delete(name)));
  await note({ older: [], tabs: [] });
}

// Names of parts tell their versions, so a tab of an older one finds its own in the older caches.
async function find(url) {
  try {
    const kept = await inCache(url, CACHE);
    if (kept) return kept;
    for (const cache of (await olderCaches()).reverse()) {
      const older = await inCache(url, cache);
      if (older) return older;
    }
  } catch {
    // Storage that fails is no reason not to ask the host.
  }
  return undefined;
}

// A browser may throw single files away. What is not here any more is fetched again, as far as the host still has it.
async function mend() {
  const there = (await (await caches.open(CACHE)).keys()).map(({ url }) => url);
  const lost = Object.keys(FILES).filter((name) => !there.includes(urlOf(name)));
  const older = await olderCaches();
  await Promise.allSettled(lost.map(async (name) => (await caches.open(CACHE)).put(urlOf(name), await get(name, older))));
}

// What stands in for the page where that itself is lost and the host is not to be had.
const STAND_IN = `<!doctype html><html lang=en><meta charset=utf-8><title>Kitchen Table</title>
<meta name=viewport content="width=device-width"><meta name=color-scheme content="light dark"><link rel=icon href=data:,>
<h1>The page could not start</h1><p>A part of Kitchen Table is missing on this device. Check your connection and try again.
Your games are still on this device.</p><p><button onclick="location.reload()">Try again</button></p>`;

async function answer(request, url) {
  const kept = await find(url);
  if (kept) return kept;
  const given = await fetch(request).catch((why) => {
    if (url !== FOLDER) throw why;
    return new Response(STAND_IN, { status: 503, headers: { 'Content-Type': 'text/html' } });
  });
  // Some hosts send a page for whatever is not there.
  const page = given.headers.get('Content-Type')?.includes('html');
  return page && request.mode !== 'navigate' ? Response.error() : given;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'use') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(Promise.all([tidy(), mend()]));
});
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const url = origin + pathname;
  if (event.request.method !== 'GET' || !url.startsWith(FOLDER)) return;
  event.respondWith(answer(event.request, url === `${FOLDER}index.html` ? FOLDER : url));
});
