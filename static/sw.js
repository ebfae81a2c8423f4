// Caches the whole page on the device, so that it works offline. `cargo xtask build` fills in the next four
// lines and puts this next to the page; its counterpart in the page is src/web/offline.rs.
const FILES = {};
const TYPES = {};
const HEADERS = {};
const VERSION = '';

// FILES maps each file below this folder to the hash of its contents. Files with another hash are never accepted.
// TYPES maps the ending of a name to the type of the file, HEADERS are those of all files.
const FOLDER = new URL('./', self.location).href;
// One cache per version. Several pages may share an origin.
const OURS = `kitchen-table@${FOLDER}@`;
const CACHE = OURS + VERSION;
// The key under which a version records the caches that it replaces, and the tabs that may still need them.
const NOTE = `${FOLDER}sw-note`;

const urlOf = (name) => FOLDER + (name === 'index.html' ? '' : name);
const inCache = (url, cacheName) => caches.match(url, { cacheName, ignoreVary: true });
const olderCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(OURS) && !name.includes('/', OURS.length) && name !== CACHE);

// Returns a file as it is kept, if these are its bytes. The headers are ours, because a wrong type from a host would
// lock people out for good. So the response is not a redirected one either, from which browsers refuse to load a page.
async function checked(response, name) {
  if (!response?.ok) return undefined;
  const bytes = await response.arrayBuffer();
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  if (Array.from(sum, (byte) => byte.toString(16).padStart(2, '0')).join('') !== FILES[name]) return undefined;
  return new Response(bytes, { headers: { ...HEADERS, 'Content-Type': TYPES[name.split('.').pop()] } });
}

// Returns a file from a cached version, from the browser's HTTP cache, or from the host.
async function get(name, older) {
  const url = urlOf(name);
  for (const cache of older) {
    const kept = await checked(await inCache(url, cache), name);
    if (kept) return kept;
  }
  for (const cache of ['force-cache', 'reload']) {
    const given = await checked(await fetch(url, { cache, priority: 'low' }), name);
    if (given) return given;
  }
  throw new Error(`${name} is not as it should be`);
}

// Caches all files or none, a few at a time, because the page may need the network, too.
async function install() {
  const older = await olderCaches();
  // Existing files of this version were left by an interrupted attempt, or are in use.
  const begun = await caches.has(CACHE);
  const cache = await caches.open(CACHE);
  const names = Object.keys(FILES);
  const some = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      if (!(await checked(await inCache(urlOf(name), CACHE), name))) await cache.put(urlOf(name), await get(name, older));
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

// Deletes older versions once no tab that started with one is open. Nothing is deleted while another version is
// installing or waiting: it may be one of them, if the host was rolled back.
async function tidy() {
  const { older, tabs } = await noted();
  if (older.length === 0 || registration.installing || registration.waiting) return;
  const open = await openTabs();
  if (tabs.some((tab) => open.includes(tab))) return;
  await Promise.all(older.map((name) => caches.delete(name)));
  await note({ older: [], tabs: [] });
}

// The names of what versions may not share: each ends with a hash of the contents.
const NAMED_BY_CONTENTS = /^[^/]+-[0-9a-f]{12,}(_bg)?\.\w+$/;

// Whether a file is of this version, or may be of another.
function isOurs(url) {
  const name = url === FOLDER ? 'index.html' : url.slice(FOLDER.length);
  return url.startsWith(FOLDER) && (Object.hasOwn(FILES, name) || NAMED_BY_CONTENTS.test(name));
}

// A tab of an older version finds its own files in the older caches.
async function find(url) {
  try {
    const kept = await inCache(url, CACHE);
    if (kept) return kept;
    for (const cache of (await olderCaches()).reverse()) {
      const older = await inCache(url, cache);
      if (older) return older;
    }
  } catch {
    // If storage fails, the host is asked instead.
  }
  return undefined;
}

// Browsers may evict single files. Missing ones are downloaded again, as far as the host still has them.
async function mend() {
  const there = (await (await caches.open(CACHE)).keys()).map(({ url }) => url);
  const lost = Object.keys(FILES).filter((name) => !there.includes(urlOf(name)));
  const older = await olderCaches();
  await Promise.allSettled(lost.map(async (name) => (await caches.open(CACHE)).put(urlOf(name), await get(name, older))));
}

// Shown instead of the page if that is missing and the host is unreachable, in the browser's language.
const STAND_IN = {
  en: ['The page could not start', 'A part of Kitchen Table is missing on this device. Check your connection and try again. Your games are still on this device.', 'Try again'],
  de: ['Die Seite konnte nicht starten', 'Ein Teil von Kitchen Table fehlt auf diesem Gerät. Prüfe deine Verbindung und versuch es noch einmal. Deine Spiele sind noch auf diesem Gerät.', 'Noch einmal versuchen'],
};

function standIn() {
  const lang = (navigator.languages ?? []).map((it) => it.split('-')[0].toLowerCase()).find((it) => it in STAND_IN) ?? 'en';
  const [heading, told, again] = STAND_IN[lang];
  return `<!doctype html><html lang=${lang}><meta charset=utf-8><title>Kitchen Table</title>
<meta name=viewport content="width=device-width"><meta name=color-scheme content="light dark"><link rel=icon href=data:,>
<h1>${heading}</h1><p>${told}</p><p><button onclick="location.reload()">${again}</button></p>`;
}

async function answer(request, url) {
  const kept = await find(url);
  if (kept) return kept;
  const given = await fetch(request).catch((why) => {
    if (url !== FOLDER) throw why;
    return new Response(standIn(), { status: 503, headers: { 'Content-Type': 'text/html' } });
  });
  // Some hosts send an HTML page for missing files.
  const page = given.headers.get('Content-Type')?.includes('html');
  return page && url !== FOLDER && request.mode !== 'navigate' ? Response.error() : given;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const url = origin + pathname;
  // Others may have pages and files below this folder.
  if (event.request.method !== 'GET' || !isOurs(url)) return;
  event.respondWith(answer(event.request, url === `${FOLDER}index.html` ? FOLDER : url));
});
// Last: an empty file would be a worker, too, and one that was cut off here.
self.addEventListener('message', (event) => {
  if (event.data === 'whole?') event.source.postMessage('whole');
  if (event.data === 'use') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(Promise.all([tidy(), mend()]));
});
