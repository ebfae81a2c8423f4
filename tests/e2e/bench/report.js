// Prints the figures of a test once all are measured: at normal speed and throttled, next to their goals.
const UNITS = { '%': (it) => it.toFixed(1), KB: (it) => it.toFixed(1), ms: (it) => it.toFixed(it < 20 ? 1 : 0) };

const figure = (value, unit) => (value === undefined ? '' : `${(UNITS[unit] ?? String)(value)}`);

const row = (cells) => {
  const [name, ...figures] = cells;
  return `${name.padEnd(52)}${figures.map((it) => it.padStart(10)).join('')}`.trimEnd();
};

export default class Report {
  failed = false;

  // The figures are passed as attachments, because tests run in separate processes.
  onTestEnd(test, { attachments, status, error }) {
    if (status !== 'passed') {
      this.failed = true;
      console.error(`${test.title}: ${error?.stack ?? status}`);
      return;
    }
    console.log(`\n${row([test.title, 'now', 'goal', 'now x4', 'goal x4'])}`);
    for (const { body } of attachments.filter(({ name }) => name === 'figure')) {
      const { name, unit, now, slow, goal, goalSlow } = JSON.parse(body);
      const cells = [now, goal, slow, goalSlow].map((it) => figure(it, unit));
      console.log(row([unit ? `${name}, ${unit}` : name, ...cells]));
    }
  }

  onEnd() {
    console.log('');
    return { status: this.failed ? 'failed' : 'passed' };
  }
}
