// Tells xtask, line by line, which tests failed, which failed and then passed, and how many were not run; and people what
// was on the page when a test failed, and where the time went: the total seconds of each file, and the slowest tests.
import { readFileSync } from 'node:fs';

const SLOWEST = 10;

export default class Reporter {
  attempts = [];

  onBegin(_, suite) {
    this.suite = suite;
  }

  onTestEnd(test, { duration, attachments, status, retry }) {
    const { title, location } = test;
    const file = location.file.split(/[\\/]/).at(-1);
    for (const { body, path } of attachments.filter(({ name }) => name === 'error-context')) {
      const [, page] = /# Page snapshot\s+([^]*?)(?=\n# |$)/.exec(body ?? readFileSync(path)) ?? [];
      if (page) console.log(`\n${file}: ${title}\n${page}`);
    }
    this.attempts.push({ file, title, seconds: duration / 1000 });
    const last = status === test.expectedStatus || retry === test.retries;
    if (last && test.outcome() === 'unexpected') console.log(`FAILED ${named(test)}`);
    if (last && test.outcome() === 'flaky') console.log(`FLAKY ${named(test)}`);
  }

  onEnd({ status }) {
    const tests = this.suite.allTests();
    const unrun = tests.filter((test) => test.outcome() === 'skipped' && test.expectedStatus !== 'skipped');
    const why = status === 'timedout' ? 'out of time' : 'stopped, because too much failed';
    if (unrun.length > 0) console.log(`NOT RUN ${unrun.length} of ${tests.length}: ${why}`);

    const files = [...new Set(this.attempts.map(({ file }) => file))];
    const sums = files.map((name) => {
      const own = this.attempts.filter(({ file }) => file === name);
      return { what: `${name} (${own.length})`, seconds: sum(own) };
    });
    print('Seconds of each file (and its tests, each attempt counted), in all workers', [
      ...sums.sort(byTime),
      { what: `all (${this.attempts.length})`, seconds: sum(this.attempts) },
    ]);
    const slowest = this.attempts.toSorted(byTime).slice(0, SLOWEST);
    print('The slowest tests', slowest.map(({ file, title, seconds }) => ({ what: `${file}: ${title}`, seconds })));
  }

  printsToStdio() {
    return false;
  }
}

// A test on one line: its project if it has a name, its file, line and titles, and what failed first.
function named(test) {
  const [, project, file, ...titles] = test.titlePath();
  const failed = test.results.find(({ status }) => status !== test.expectedStatus);
  const errors = (failed?.errors ?? []).map(({ message = '' }) => message.replace(COLORS, '').split('\n')[0].trim());
  const place = [project, `${file}:${test.location.line}`].filter(Boolean).join(' ');
  return [[place, ...titles].join(' › '), ...errors.slice(0, 2)].join(': ');
}

// How terminals are told of colors.
const COLORS = /\u001b\[[0-9;]*m/g;

const byTime = (one, other) => other.seconds - one.seconds;
const sum = (tests) => tests.reduce((all, { seconds }) => all + seconds, 0);

function print(heading, rows) {
  console.log(`\n${heading}`);
  for (const { what, seconds } of rows) console.log(`${seconds.toFixed(1).padStart(8)}  ${what}`);
}
