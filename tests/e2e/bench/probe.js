// Measures a page with the browser's own counters, with almost no script of its own.

// How long no script must run before the page counts as idle, in milliseconds.
const QUIET = 60;

// Returns the given percentile of the values.
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)];
}

// Adds a figure to the report.
export const sheet = (info) => (figure) => info.attach('figure', { body: JSON.stringify(figure) });

// Records on every page loaded from now on when anything was painted, and when the home page was: `await` its
// `painted` and `ready`.
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

// Records every interaction on the pages loaded from now on, as timed by the browser.
export function noteInteractions(page) {
  return page.addInitScript(() => {
    globalThis.interactions = new Map();
    new PerformanceObserver((list) => {
      for (const { name, interactionId, duration } of list.getEntries()) {
        // The browser reports a held press only when it is over.
        if (!interactionId || name === 'pointerdown') continue;
        const before = globalThis.interactions.get(interactionId) ?? 0;
        globalThis.interactions.set(interactionId, Math.max(before, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
}

// Records every pointer press on the pages loaded from now on, as timed by the browser.
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

// Records on the pages loaded from now on how long after each click the first frame came that shows another number of
// cards in the hand.
export function noteMoves(page) {
  return page.addInitScript(() => {
    globalThis.moves = [];
    const held = () => [...document.querySelectorAll('main button')]
      .reduce((sum, { textContent }) => sum + Number(/(\d+) in hand/.exec(textContent)?.[1] ?? 0), 0);
    let clicked = null;
    addEventListener('click', ({ timeStamp }) => { clicked = { timeStamp, before: held() }; }, true);
    new MutationObserver(() => {
      if (!clicked || held() === clicked.before) return;
      const { timeStamp } = clicked;
      clicked = null;
      requestAnimationFrame(() => setTimeout(() => globalThis.moves.push(performance.now() - timeStamp)));
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

// Those times, in milliseconds.
export const moveTimes = (page) => page.evaluate(() => globalThis.moves);

// The delays of these until the next paint, in milliseconds, of those that took 16 or more.
export const pressTimes = (page) => page.evaluate(() => globalThis.presses);

// The delays of these until the next paint, in milliseconds. The browser reports only those that took 16 or
// more, and counts all.
export async function interactions(page) {
  const { slow, count } = await page.evaluate(() => ({
    slow: [...globalThis.interactions.values()],
    count: performance.interactionCount,
  }));
  return [...slow, ...Array(Math.max(0, count - slow.length)).fill(16)];
}

// Records the start of each frame of a page from now on.
export const noteFrames = (page) => page.evaluate(() => {
  globalThis.frames = [];
  const next = (at) => {
    globalThis.frames.push(at);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
});

// The percentage of frames that came a sixtieth of a second after the previous one.
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

  // Throttles the processor by this factor.
  throttle(rate) {
    return this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  // The centers of these elements.
  async spots(locator) {
    const boxes = await Promise.all((await locator.all()).map((it) => it.boundingBox()));
    return boxes.map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  }

  // A click without Playwright's checks.
  async click({ x, y }) {
    const mouse = (type) => this.session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    await mouse('mousePressed');
    await mouse('mouseReleased');
  }

  // The total script time of the page so far, in milliseconds.
  async #counted() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
  }

  // What the page keeps once everything that nobody needs is collected: bytes of the script heap, nodes, listeners.
  async kept() {
    await this.session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.session.send('Performance.getMetrics');
    const value = (wanted) => metrics.find(({ name }) => name === wanted).value;
    return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
  }

  // The script time of the page during `act`, in milliseconds.
  async during(act) {
    const before = await this.#counted();
    await act();
    return (await this.#counted()) - before;
  }

  // The script time of the page caused by `act`, in milliseconds, until no script has run for a while: a move is saved
  // behind what is shown.
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
