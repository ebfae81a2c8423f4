// Prints what was on the page when a test failed, and where the time went: the total seconds of each file, and
// the slowest tests.
import { readFileSync } from 'node:fs';

const SLOWEST = 10;

export default class Reporter {
  tests = [];

  onTestEnd({ title, location }, { duration, attachments }) {
    const file = location.file.split(/[\\/]/).at(-1);
    for (const { body, path } of attachments.filter(({ name }) => name === 'error-context')) {
      const [, page] = /# Page snapshot\s+([^]*?)(?=\n# |$)/.exec(body ?? readFileSync(path)) ?? [];
      if (page) console.log(`\n${file}: ${title}\n${page}`);
    }
    this.tests.push({ file, title, seconds: duration / 1000 });
  }

  onEnd() {
    const files = [...new Set(this.tests.map(({ file }) => file))];
    const sums = files.map((name) => {
      const tests = this.tests.filter(({ file }) => file === name);
      return { what: `${name} (${tests.length})`, seconds: sum(tests) };
    });
    print('Seconds of each file (and its tests), in all workers', [
      ...sums.sort(byTime),
      { what: `all (${this.tests.length})`, seconds: sum(this.tests) },
    ]);
    const slowest = this.tests.toSorted(byTime).slice(0, SLOWEST);
    print('The slowest tests', slowest.map(({ file, title, seconds }) => ({ what: `${file}: ${title}`, seconds })));
  }

  printsToStdio() {
    return false;
  }
}

const byTime = (one, other) => other.seconds - one.seconds;
const sum = (tests) => tests.reduce((all, { seconds }) => all + seconds, 0);

function print(heading, rows) {
  console.log(`\n${heading}`);
  for (const { what, seconds } of rows) console.log(`${seconds.toFixed(1).padStart(8)}  ${what}`);
}
