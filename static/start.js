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
  document.body.append(dialog);
  dialog.showModal();
  goOn.focus();
}

// The last game as it was written down, or nothing.
function lastGame() {
  return new Promise((done) => {
    const asked = indexedDB.open('kitchen-table');
    asked.onerror = () => done(null);
    asked.onupgradeneeded = () => asked.transaction.abort();
    asked.onsuccess = () => {
      try {
        const lines = asked.result.transaction('lines').objectStore('lines');
        const last = lines.openKeyCursor(null, 'prev');
        last.onerror = () => done(null);
        last.onsuccess = () => {
          if (!last.result) return done(null);
          const [game] = last.result.key;
          const all = lines.getAll(IDBKeyRange.bound([game], [game, []]));
          all.onsuccess = () => done(all.result);
          all.onerror = () => done(null);
          return undefined;
        };
      } catch {
        done(null);
      }
    };
  });
}

// Gives the report as a file.
async function report(why) {
  const record = await lastGame().catch(() => null);
  const text = JSON.stringify({ version: globalThis.kitchenTable.version, message: String(why), record }, null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = 'kitchen-table-report.json';
  link.click();
  URL.revokeObjectURL(link.href);
}

// A panic says what it was; whatever else stops WebAssembly is an error that nobody catches.
let message;
addEventListener('kitchen-table-panic', ({ detail }) => {
  message = detail;
  breakDown(detail);
});
const isTrap = (why) => typeof WebAssembly === 'object' && why instanceof WebAssembly.RuntimeError;
addEventListener('error', ({ error }) => isTrap(error) && breakDown(message ?? error));
addEventListener('unhandledrejection', ({ reason }) => isTrap(reason) && breakDown(message ?? reason));
