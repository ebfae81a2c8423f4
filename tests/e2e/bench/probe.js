// Measures a page through the browser's own counters, with next to no script of its own.

// For how long no script runs when all is done, in milliseconds.
const QUIET = 60;

// The value that so many per cent stay below or reach.
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
}

// Puts figures onto the sheet.
export const sheet = (info) => (figure) => info.attach('figure', { body: JSON.stringify(figure) });

// Notes on every page loaded from now when anything was painted, and when the home page was: `await`
// its `painted` and `ready`.
export function noteReady(page) {
  return page.addInitScript(() => {
    globalThis.painted = new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const [first] = list.getEntriesByName('first-contentful-paint');
        if (first) resolve(first.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    globalThis.ready = new Promise((resolve) => {
      // The frame after the one in which the first box can be opened.
      const painted = () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      const look = () => {
        if (!document.querySelector('main a[href]')) return;
        observer.disconnect();
        requestAnimationFrame(painted);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true });
    });
  });
}

// Notes every interaction on the pages loaded from now, as the browser times them.
export function noteInteractions(page) {
  return page.addInitScript(() => {
    globalThis.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const { name, interactionId, duration } of list.getEntries()) {
        // Of a press that is held the browser only tells when it is over.
        if (!interactionId || name === 'pointerdown') continue;
        const before = globalThis.interactions.get(interactionId) ?? 0;
        globalThis.interactions.set(interactionId, Math.max(before, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

// Notes every press of a pointer on the pages loaded from now, as the browser times them.
export function notePresses(page) {
  return page.addInitScript(() => {
    globalThis.presses = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name === 'pointerdown') globalThis.presses.push(duration);
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

// How long each of them took until the next paint, in milliseconds, if it took 16 or more.
export const pressTimes = (page) => page.evaluate(() => globalThis.presses);

// How long each of them took until the next paint, in milliseconds. The browser only tells of those
// that took 16 or more, and counts all.
export async function interactions(page) {
  const { slow, count } = await page.evaluate(() => ({
    slow: [...globalThis.interactions.values()],
    count: performance.interactionCount,
  }));
  return [...slow, ...Array(Math.max(0, count - slow.length)).fill(16)];
}

// Notes when each frame of a page begins from now on.
export const noteFrames = (page) => page.evaluate(() => {
  globalThis.frames = [];
  const next = (at) => {
    globalThis.frames.push(at);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
});

// How many per cent of them came a sixtieth of a second after the one before.
export const framesInTime = (page) => page.evaluate(() => {
  const all = globalThis.frames.slice(1).map((at, frame) => at - globalThis.frames[frame]);
  return (100 * all.filter((time) => time < 17.5).length) / all.length;
});

export class Probe {
  constructor(page, session) {
    Object.assign(this, { page, session });
  }

  static async on(page) {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new Probe(page, session);
  }

  // Slows the processor down so many times.
  throttle(rate) {
    return this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  // The middles of these elements.
  async spots(locator) {
    const boxes = await Promise.all((await locator.all()).map((it) => it.boundingBox()));
    return boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  }

  // A click without the checks of a test.
  async click({ x, y }) {
    const mouse = (type) => this.session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    await mouse('mousePressed');
    await mouse('mouseReleased');
  }

  // What the page holds once its waste is cleared away: its heap in MB, its nodes and its listeners.
  async memory() {
    await this.session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.session.send('Performance.getMetrics');
    const [heap, nodes, listeners] = ['JSHeapUsedSize', 'Nodes', 'JSEventListeners']
      .map((it) => metrics.find(({ name }) => name === it).value);
    return { heap: heap / 1e6, nodes, listeners };
  }

  // How much script has run on the page so far, in milliseconds.
  async #counted() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  }

  // How much script runs on the page, in milliseconds, while `act` goes on.
  async during(act) {
    const before = await this.#counted();
    await act();
    return (await this.#counted()) - before;
  }

  // How much script runs on the page, in milliseconds, for what `act` does, until none has run for a
  // while: a move waits until it is kept.
  async script(act) {
    const before = await this.#counted();
    await act();
    for (let [last, since] = [before, performance.now()]; ; ) {
      const now = await this.#counted();
      if (now !== last) [last, since] = [now, performance.now()];
      else if (performance.now() - since > QUIET) return last - before;
    }
  }
}
