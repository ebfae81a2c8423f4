// Waiting with timeouts, whose errors say what was waited for.
const USUAL = 40_000;
const PAUSE = 20;

export const pause = (time) => new Promise((done) => { setTimeout(done, time); });

// Repeats a request until its result is accepted, and returns it.
export async function within(ask, does, what, time = USUAL) {
  const end = Date.now() + time;
  for (;;) {
    const last = await ask();
    if (does(last)) return last;
    if (Date.now() > end) throw Object.assign(new Error(`waited ${time / 1000} s for ${what}; last: ${JSON.stringify(last)}`), { last });
    await pause(PAUSE);
  }
}

// Rejects if the promise does not settle in time.
export function kept(promise, what, time = USUAL) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`waited ${time / 1000} s for ${what}`)), time);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
