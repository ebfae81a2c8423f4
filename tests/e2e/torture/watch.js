// Runs in each page before its own code: records what the database has acknowledged, and makes writes fail.

// The same settings everywhere, without delays by bots or notes.
const SETTINGS = JSON.stringify({ pace: 'Instant', motion: 'Reduced', notes: 'Off' });

function settle(settings) {
  try {
    localStorage.setItem('kitchen-table.settings', settings);
  } catch {
    // The initial empty document.
  }
}

// Reports each change to `acknowledged` once the browser says that it is saved, and counts refused ones. While
// `failing` says how, nothing can be written.
function listen() {
  globalThis.refused = 0;
  const changes = new WeakMap();
  const changesOf = (transaction) => {
    if (!changes.has(transaction)) {
      const list = [];
      changes.set(transaction, list);
      transaction.addEventListener('complete', () => globalThis.acknowledged(list));
      transaction.addEventListener('abort', () => { globalThis.refused += 1; });
    }
    return changes.get(transaction);
  };
  const proto = IDBObjectStore.prototype;
  for (const name of ['add', 'put']) {
    const real = proto[name];
    proto[name] = function write(value, key) {
      if (globalThis.failing === 'at once') {
        globalThis.refused += 1;
        throw new DOMException('broken', 'UnknownError');
      }
      const asked = real.call(this, value, key);
      if (this.name === 'lines') changesOf(this.transaction).push({ key, line: value });
      if (globalThis.failing === 'later') {
        const { transaction } = this;
        queueMicrotask(() => {
          try { transaction.abort(); } catch { /* It is over. */ }
        });
      }
      return asked;
    };
  }
  globalThis.draws = [];
  addEventListener('keydown', ({ code, timeStamp }) => {
    if (code === 'Digit2') globalThis.draws.push(timeStamp);
  }, true);
}

// Installs this in all pages of a context.
export async function prepare(context, acknowledged) {
  context.setDefaultTimeout(20_000);
  await context.exposeBinding('acknowledged', (_, list) => acknowledged(list));
  await context.addInitScript(settle, SETTINGS);
  await context.addInitScript(listen);
}

export const prepareReader = (context) => context.addInitScript(settle, SETTINGS);
