// A reproducible random generator: the same seed gives the same numbers (mulberry32).
export class Chance {
  #state;

  constructor(seed) {
    this.#state = seed >>> 0;
  }

  // A number from 0 (inclusive) to 1 (exclusive).
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let it = this.#state;
    it = Math.imul(it ^ (it >>> 15), it | 1);
    it ^= it + Math.imul(it ^ (it >>> 7), it | 61);
    return ((it ^ (it >>> 14)) >>> 0) / 2 ** 32;
  }

  below(end) {
    return Math.floor(this.next() * end);
  }

  between(first, last) {
    return first + this.below(last - first + 1);
  }

  // True once in `times` on average.
  oneIn(times) {
    return this.below(times) === 0;
  }

  of(list) {
    return list[this.below(list.length)];
  }

  // One of these keys, as often as its weight says: { name: weight }.
  weighed(weights) {
    const entries = Object.entries(weights);
    let at = this.below(entries.reduce((sum, [, weight]) => sum + weight, 0));
    return entries.find(([, weight]) => (at -= weight) < 0)[0];
  }
}
