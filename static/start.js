// Begins the page, and stands in for it when it breaks down. What runs here needs no WebAssembly, so it can say
// so where there is none, and help when what there is has stopped. src/web/panic.rs is the page's side of it.

const sentence = (of, text) => Object.assign(document.createElement(of), { textContent: text });

// The page: its glue, its WebAssembly, and which version they are. `cargo xtask build` calls it; quick builds
// begin by themselves.
globalThis.kitchenTable = {
  version: '',
  async start(version, glue, wasm) {
    this.version = version;
    try {
      if (typeof WebAssembly !== 'object') throw new TypeError('no WebAssembly');
      const { default: init } = await import(glue);
      await init({ module_or_path: wasm });
    } catch (why) {
      breakDown(why, true);
    }
  },
};

// The browser may offer to install the page before the page can hear of it, and does so once; without this it would
// say so itself. src/web/install.rs takes it from here.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.kitchenTable.offer = event;
});

// Only the worker's own address is ever loaded as a script by its name.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    if (url === 'sw.js') return url;
    throw new TypeError(`not a script of this page: ${url}`);
  },
});

let broken = false;

// What the page says when it cannot go on: what happened, and the ways from here.
function breakDown(why, before = false) {
  if (broken) return;
  broken = true;
  const dialog = document.createElement('dialog');
  dialog.className = 'broken';
  dialog.setAttribute('aria-labelledby', 'broken');
  const heading = Object.assign(sentence('h1', before ? 'The page could not start' : 'Something went wrong'), { id: 'broken' });
  const told = before
    ? 'Kitchen Table needs a browser with WebAssembly, and all of its files. Check your connection and try again.'
    : 'The page has stopped because of a mistake of ours. Your games are kept on this device, up to the last move.';
  const note = sentence('p', 'The report holds the moves and names of your last game, the version of the page and what went wrong. It stays on this device until you send it to somebody.');
  const button = (words, act) => {
    const it = Object.assign(sentence('button', words), { type: 'button' });
    it.addEventListener('click', act);
    return it;
  };
  const reload = (route) => {
    if (route !== undefined) history.replaceState(null, '', `${location.pathname}${location.search}${route}`);
    location.reload();
  };
  const inGame = /^#\/(play|table|continue)\b/.test(location.hash);
  const goOn = button(before ? 'Try again' : 'Continue', () => reload(inGame ? '#/continue' : undefined));
  goOn.className = 'primary';
  const buttons = document.createElement('p');
  buttons.append(goOn);
  if (!before) buttons.append(' ', button('Home', () => reload('#/')), ' ', button('Save a report', () => report(why)));
  dialog.append(heading, sentence('p', told), buttons);
  if (!before) dialog.append(note);
  // Nothing is done but what it offers.
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  // Nobody waits for the page any more.
  document.querySelector('.arrival')?.remove();
  document.body.append(dialog);
  dialog.showModal();
  goOn.focus();
  // A second Escape closes it in some browsers, and in some the first, whatever is said to that.
  dialog.addEventListener('close', () => dialog.showModal());
}

const answer = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

// How long storage may take to give a game, in milliseconds.
const PATIENCE = 3000;

// When a game was last played, as its label says.
function touched(label) {
  try {
    return JSON.parse(label).touched ?? 0;
  } catch {
    return 0;
  }
}

// The game that was played last, as it was written down.
async function lastGame() {
  const asked = indexedDB.open('kitchen-table');
  asked.onupgradeneeded = () => asked.transaction.abort();
  const database = await answer(asked);
  // A newer version of the page need not wait for this one.
  database.onversionchange = () => database.close();
  const kept = database.transaction(['labels', 'lines']);
  const labels = kept.objectStore('labels');
  const [keys, texts] = await Promise.all([answer(labels.getAllKeys()), answer(labels.getAll())]);
  const times = texts.map(touched);
  const last = keys[times.indexOf(Math.max(...times))];
  return answer(kept.objectStore('lines').getAll(IDBKeyRange.bound([last], [last, []])));
}

// Gives the report as a file. Where no game can be read, it has none.
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

// Whether an error that nobody caught has stopped the page: WebAssembly's own, or one that the page's glue threw
// into WebAssembly, where nothing can catch it. Extensions have errors of their own, even while the page calls them.
function stopsPage(why) {
  if (typeof WebAssembly !== 'object' || !(why instanceof Error)) return false;
  if (why instanceof WebAssembly.RuntimeError) return true;
  const calls = String(why.stack).split('\n').filter((line) => /^ +at |@/.test(line));
  const thrower = calls.find((line) => !/\(<anonymous>\)$|@\[native code\]/.test(line));
  return Boolean(thrower?.includes(FOLDER)) && calls.some((line) => /wasm-function|\[wasm code\]/.test(line));
}

// A panic says what it was.
let message;
addEventListener('kitchen-table-panic', ({ detail }) => {
  message = detail;
  breakDown(detail);
});
addEventListener('error', ({ error }) => stopsPage(error) && breakDown(message ?? error));
// What the browser itself refuses later on comes from the glue, too, and stops nothing.
addEventListener('unhandledrejection', ({ reason }) => {
  if (!(reason instanceof DOMException) && stopsPage(reason)) breakDown(message ?? reason);
});
