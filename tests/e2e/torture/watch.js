// What runs in each page before the page does: it notes what the database has acknowledged, and lets writes fail.

// Everybody has the same settings; nobody waits for bots or for notes.
const SETTINGS = JSON.stringify({ pace: 'Instant', motion: 'Reduced', notes: 'Off' });

function settle(settings) {
  try {
    localStorage.setItem('kitchen-table.settings', settings);
  } catch {
    // A page that is none yet.
  }
}

// Tells `acknowledged` of each change of which the browser says that it is kept, and counts those that it refused.
// While `failing` says how, nothing can be written.
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

// Has all pages of a context do so.
export async function prepare(context, acknowledged) {
  context.setDefaultTimeout(20_000);
  await context.exposeBinding('acknowledged', (_, list) => acknowledged(list));
  await context.addInitScript(settle, SETTINGS);
  await context.addInitScript(listen);
}

export const prepareReader = (context) => context.addInitScript(settle, SETTINGS);
