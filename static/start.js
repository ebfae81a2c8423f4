// Starts the page, replaces it with a dialog when it fails, and keeps it right where a foreign hand has changed it.
// This code needs no WebAssembly, so it works where there is none, and after a panic. Its counterparts in the page are
// src/web/panic.rs and src/web/foreign_hands.rs.

// What the dialog says, in the language of the page.
const WORDS = {
  en: {
    noStart: 'The page could not start',
    needs: 'Kitchen Table needs a browser with WebAssembly, and all of its files. Check your connection and try again.',
    tryAgain: 'Try again',
    wrong: 'Something went wrong',
    mistake: 'The page has stopped because of a mistake of ours. Your games are kept on this device, up to the last move.',
    goOn: 'Continue',
    home: 'Home',
    save: 'Save a report',
    report: 'The report holds the moves and names of your last game, the version of the page and what went wrong. It stays on this device until you send it to somebody.',
  },
  de: {
    noStart: 'Die Seite konnte nicht starten',
    needs: 'Kitchen Table braucht einen Browser mit WebAssembly und alle seine Dateien. Prüfe deine Verbindung und versuch es noch einmal.',
    tryAgain: 'Noch einmal versuchen',
    wrong: 'Etwas ist schiefgegangen',
    mistake: 'Durch einen Fehler von uns ist die Seite stehen geblieben. Deine Spiele sind auf diesem Gerät gespeichert, bis zum letzten Zug.',
    goOn: 'Weiter',
    home: 'Startseite',
    save: 'Bericht speichern',
    report: 'Der Bericht enthält die Züge und Namen deines letzten Spiels, die Version der Seite und was schiefgegangen ist. Er bleibt auf diesem Gerät, bis du ihn jemandem schickst.',
  },
};

const sentence = (of, text) => Object.assign(document.createElement(of), { textContent: text });

// The loader: imports the glue, instantiates the WebAssembly, and records the version. `cargo xtask build` adds
// the call; quick builds start by themselves.
globalThis.kitchenTable = {
  ...globalThis.kitchenTable,
  version: '',
  async start(version, glue, wasm) {
    this.version = version;
    let file;
    try {
      if (typeof WebAssembly !== 'object') throw new TypeError('no WebAssembly');
      file = new URL(glue, import.meta.url);
      const { default: init } = await import(glue);
      file = wasm;
      await init({ module_or_path: wasm });
    } catch (why) {
      // The script in index.html finds out what is wrong with a file, and has the words for it.
      breakDown(why, true, file && await this.blame?.(file));
    }
  },
};

// Browsers may offer to install the page before it can listen, and only once; preventing the default keeps them
// from prompting by themselves. src/web/install.rs uses the event.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.kitchenTable.offer = event;
});

// Only the service worker's own URL is ever loaded as a script by name.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    if (url === 'sw.js') return url;
    throw new TypeError(`not a script of this page: ${url}`);
  },
});

let broken = false;

// Shows the dialog of a page that cannot go on: what happened, and what can be done.
function breakDown(why, before = false, causes = []) {
  if (broken) return;
  broken = true;
  const words = WORDS[document.documentElement.lang] ?? WORDS.en;
  const dialog = document.createElement('dialog');
  dialog.className = 'broken';
  dialog.setAttribute('aria-labelledby', 'broken');
  const heading = Object.assign(sentence('h1', before ? words.noStart : words.wrong), { id: 'broken' });
  const told = before ? words.needs : words.mistake;
  const note = sentence('p', words.report);
  const button = (name, act) => {
    const it = Object.assign(sentence('button', name), { type: 'button' });
    it.addEventListener('click', act);
    return it;
  };
  const reload = (route) => {
    if (route !== undefined) history.replaceState(null, '', `${location.pathname}${location.search}${route}`);
    location.reload();
  };
  // What broke down at a table is a game; what could not start opens what was asked for.
  const inGame = !before && /^#\/(table|continue)\b/.test(location.hash);
  const goOn = button(before ? words.tryAgain : words.goOn, () => reload(inGame ? '#/continue' : undefined));
  goOn.className = 'primary';
  const buttons = document.createElement('p');
  buttons.append(goOn);
  if (!before) buttons.append(' ', button(words.home, () => reload('#/')), ' ', button(words.save, () => report(why)));
  dialog.append(heading, ...(causes.length > 0 ? causes : [sentence('p', told)]), buttons);
  if (!before) dialog.append(note);
  // Nothing else is possible than what the dialog offers.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // The page is no longer loading. The script in index.html may put its element back.
  document.querySelector('.arrival')?.replaceChildren();
  document.body.append(dialog);
  dialog.showModal();
  goOn.focus();
  // Some browsers close it on a second Escape, others on the first, even if that is canceled.
  dialog.addEventListener('close', () => dialog.showModal());
}

const answer = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// How long reading a game from storage may take, in milliseconds.
const PATIENCE = 3000;

// When a game was last played, from its label; 0 if that does not say.
function touched(label) {
  try {
    const { touched } = JSON.parse(label);
    return Number.isFinite(touched) ? touched : 0;
  } catch {
    return 0;
  }
}

// The journal of the most recently played game that has one; of any game, if no label says when.
async function lastGame() {
  const asked = indexedDB.open('kitchen-table');
  asked.onupgradeneeded = () => asked.transaction.abort();
  const database = await answer(asked);
  // Lets a newer version of the page proceed.
  database.onversionchange = () => database.close();
  const kept = database.transaction(['labels', 'lines']);
  const labels = kept.objectStore('labels');
  const [keys, texts] = await Promise.all([answer(labels.getAllKeys()), answer(labels.getAll())]);
  const games = keys.map((key, at) => ({ key, time: touched(texts[at]) }));
  games.sort((one, other) => other.time - one.time);
  for (const { key } of games) {
    const lines = await answer(kept.objectStore('lines').getAll(IDBKeyRange.bound([key], [key, []])));
    if (lines.length > 0) return lines;
  }
  return null;
}

// Saves the report as a file. If no game can be read, it contains none.
async function report(why) {
  const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE, null); });
  const record = await Promise.race([lastGame().catch(() => null), late]);
  const { version } = globalThis.kitchenTable;
  const text = JSON.stringify({ version, message: String(why), stack: why?.stack, record }, null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'kitchen-table-report.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

const FOLDER = new URL('./', import.meta.url).href;

// The calls that led to an error, the last one first. What it says, which may look like a call, isn't one.
function callsOf(why) {
  const stack = String(why.stack ?? '');
  const says = String(why);
  const calls = stack.startsWith(says) ? stack.slice(says.length) : stack;
  return calls.split('\n').filter((line) => /^ +at |@/.test(line));
}

// Whether an uncaught error has stopped the page: an error of WebAssembly itself, or one that the page's glue, the
// script at `place`, threw into WebAssembly, where it can't be caught. Extensions throw their own errors, even when the
// page calls them.
function stopsPage(why, place = '') {
  if (typeof WebAssembly !== 'object' || !(why instanceof Error)) return false;
  if (why instanceof WebAssembly.RuntimeError) return true;
  const calls = callsOf(why);
  // Some errors don't say what led to them.
  if (calls.length === 0) return place.startsWith(FOLDER);
  const thrower = calls.find((line) => !/\(<anonymous>\)$|@\[native code\]/.test(line));
  return Boolean(thrower?.includes(FOLDER)) && calls.some((line) => /wasm-function|\[wasm code\]/.test(line));
}

// A panic brings its own message.
let message;
addEventListener('kitchen-table-panic', ({ detail }) => {
  message = detail;
  breakDown(detail);
});
// Without the text of its language, the page can't start.
addEventListener('kitchen-table-no-start', ({ detail }) => breakDown(detail, true));
addEventListener('error', ({ error, filename }) => stopsPage(error, filename) && breakDown(message ?? error));
// Later rejections by the browser itself come from the glue, too, but stop nothing.
addEventListener('unhandledrejection', ({ reason }) => {
  if (!(reason instanceof DOMException) && stopsPage(reason)) breakDown(message ?? reason);
});

// Translators, some of them built into browsers, take text nodes out of the page and put other nodes in their place. Yew
// knows nothing of that: it goes on writing into those text nodes, and inserts before them. So they are put back when it
// next touches them; where their place is lost, the page is asked to draw everything anew. Neither translators that are
// built in nor extensions run what is replaced here, and they never touch what the page itself takes out.

// Where Yew draws; a page that was cut off may lack it.
const app = document.getElementById('app') ?? document.body;

// The nodes that Yew has put into the page and not taken out.
const drawn = new WeakSet();

// What stands in the place of a node that a foreign hand took out, and whose place it is in.
const standIns = new WeakMap();
const standsFor = new WeakMap();
const stands = (it) => standIns.get(standsFor.get(it)) === it;

// What came into the place of what a step took out: with the same step, with the one before, or with the next one.
function standInAt(records, at) {
  const { target, addedNodes, previousSibling, nextSibling } = records[at];
  const beside = [previousSibling, nextSibling].filter((it) => it && !drawn.has(it));
  const next = records[at + 1];
  const same = next?.target === target && next.previousSibling === previousSibling && next.nextSibling === nextSibling;
  const [added, ...more] = addedNodes.length > 0 || !same ? addedNodes : next.addedNodes;
  if (more.length > 0) return undefined;
  return (addedNodes.length > 0 && added) || beside.find((it) => !stands(it)) || added || beside[0];
}

function notice(records) {
  records.forEach(({ removedNodes }, at) => {
    for (const node of removedNodes) {
      if (node.parentNode || !(drawn.has(node) || stands(node))) continue;
      const standIn = standInAt(records, at);
      if (stands(standIn)) {
        // Two nodes with one stand-in have both lost their places.
        standIns.delete(standsFor.get(standIn));
      } else if (standIn) {
        standIns.set(node, standIn);
        standsFor.set(standIn, node);
      }
    }
  });
}

new MutationObserver(notice).observe(app, { childList: true, subtree: true });

// What stands in the place of a node by now, if anything.
function standInOf(node) {
  let at = node;
  do {
    const out = at;
    at = standIns.get(out);
    standIns.delete(out);
  } while (at && !at.parentNode);
  return at;
}

// Puts a node that was taken out back into its place.
function putBack(node) {
  if (!node.parentNode) standInOf(node)?.replaceWith(node);
}

// Asks the page to draw everything anew, once it has drawn what it is drawing now.
let asked = false;
function drawAnew() {
  if (asked) return;
  asked = true;
  setTimeout(() => {
    asked = false;
    dispatchEvent(new Event('kitchen-table-draw-anew'));
  });
}

// The child of `parent` that a node is, or is in by now; undefined if it is elsewhere.
function childOf(parent, node) {
  putBack(node);
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  if (!at) drawAnew();
  return at;
}

const { insertBefore, removeChild } = Node.prototype;
const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
Object.assign(Node.prototype, {
  insertBefore(node, before) {
    const at = drawn.has(before) ? childOf(this, before) : before;
    const standIn = drawn.has(node) && !node.parentNode && standInOf(node);
    insertBefore.call(this, node, at);
    if (standIn) standIn.remove();
    if (app.contains(this)) drawn.add(node);
    else if (drawn.has(this)) drawAnew();
    return node;
  },
  removeChild(node) {
    if (!drawn.has(node) || childOf(this, node) === node) removeChild.call(this, node);
    else node.remove();
    drawn.delete(node);
    return node;
  },
});
Object.defineProperty(Node.prototype, 'nodeValue', {
  ...value,
  set(text) {
    value.set.call(this, text);
    if (!drawn.has(this)) return;
    putBack(this);
    if (!this.isConnected) drawAnew();
  },
});
