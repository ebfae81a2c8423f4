// A page in a browser without Playwright, with the API that our specs use. `window` comes from the driver.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { knowsNotes } from '../support.js';
import { Locator } from './locator.js';
import { within } from './patience.js';

// WebDriver's codes for keys that print nothing, and ours by the names of their positions.
const KEYS = {
  ArrowDown: '\uE015', ArrowLeft: '\uE012', ArrowRight: '\uE014', ArrowUp: '\uE013', Backspace: '\uE003', End: '\uE010', Enter: '\uE007',
  Escape: '\uE00C', Home: '\uE011', Shift: '\uE008', Space: ' ', Tab: '\uE004',
};
function written(key) {
  const [, digit, letter] = /^(?:Digit(\d)|Key([A-Z]))$/.exec(key) ?? [];
  return KEYS[key] ?? digit ?? letter?.toLowerCase() ?? key;
}

// Sequences of actions, each performed by one input device.
const keys = (...actions) => [{ type: 'key', id: 'keys', actions }];
const pointer = (id, pointerType, actions) => ({ type: 'pointer', id, parameters: { pointerType }, actions });
const move = ({ x, y }) => ({ type: 'pointerMove', duration: 0, x: Math.floor(x), y: Math.floor(y) });
const DOWN = { type: 'pointerDown', button: 0 };
const UP = { type: 'pointerUp', button: 0 };

export class Page {
  // Starts on a page of the same origin that runs none of our code.
  static async open(context, window, baseURL) {
    const page = new Page(context, window, baseURL);
    await page.goto('./plain.html');
    return page;
  }

  constructor(context, window, baseURL) {
    Object.assign(this, { window, baseURL, address: 'about:blank' });
    this.context = () => context;
    this.all = new Locator(this);
  }

  url = () => this.address;
  locator = (css) => this.all.locator(css);
  getByRole = (role, so) => this.all.getByRole(role, so);
  getByText = (text, so) => this.all.getByText(text, so);
  getByLabel = (text, so) => this.all.getByLabel(text, so);
  content = () => this.evaluate(() => document.documentElement.outerHTML);
  screenshot = () => this.window.screenshot();
  bringToFront = () => this.window.bringToFront();
  setViewportSize = (size) => this.window.resize(size);

  // Evaluates a function in the page.
  evaluate(what, arg) {
    return this.window.evaluate(String(what), arg);
  }

  waitForFunction(what, arg) {
    return within(() => this.evaluate(what, arg), Boolean, what);
  }

  // A URL that differs only in the route is the same page.
  async goto(address) {
    const [now, next] = [this.address, new URL(address, this.baseURL).href];
    this.address = next;
    if (next.includes('#') && now.split('#')[0] === next.split('#')[0]) {
      await this.evaluate((next) => { location.href = next; }, next);
    } else {
      await this.window.goto(next);
    }
  }

  reload = () => this.window.reload();
  goBack = () => this.evaluate(() => history.back());

  // Should run before the next opened page starts. Not every driver supports that, so it runs immediately: this
  // is sufficient for what the browser stores for this origin.
  addInitScript(what, arg) {
    return this.evaluate(what, arg);
  }

  keyboard = {
    down: (key) => this.window.act(keys({ type: 'keyDown', value: written(key) })),
    up: (key) => this.window.act(keys({ type: 'keyUp', value: written(key) })),
    press: async (key) => {
      const value = written(key);
      await this.window.act(keys({ type: 'keyDown', value }, { type: 'keyUp', value }));
    },
    type: async (text) => {
      for (const key of text) await this.keyboard.press(key);
    },
  };

  mouse = {
    move: (x, y) => this.window.act([pointer('mouse', 'mouse', [move({ x, y })])]),
    down: () => this.window.act([pointer('mouse', 'mouse', [DOWN])]),
    up: () => this.window.act([pointer('mouse', 'mouse', [UP])]),
    click: (x, y) => this.window.act([pointer('mouse', 'mouse', [move({ x, y }), DOWN, UP])]),
  };

  finger = {
    down: (at) => this.window.act([pointer('finger', 'touch', [move(at), DOWN])]),
    up: () => this.window.act([pointer('finger', 'touch', [UP])]),
  };

  // Waits for a file that the page downloads, until it is complete.
  async waitForEvent(event) {
    if (event !== 'download') throw new Error(`no driver tells of ${event}`);
    const folder = this.window.downloads;
    const before = new Set(await readdir(folder));
    const name = await within(async () => (await readdir(folder)).find((it) => !before.has(it) && !/\.(part|wkdownload)$/.test(it)), Boolean, 'a file');
    const text = await within(() => readFile(join(folder, name), 'utf8'), Boolean, 'what is in the file');
    return { suggestedFilename: () => name, createReadStream: async () => [Buffer.from(text)] };
  }

  async close() {
    const [{ troubles }, pages] = [this.context(), this.context().pages()];
    pages.splice(pages.indexOf(this), 1);
    troubles.push(...await this.evaluate(() => JSON.parse(sessionStorage.troubles ?? '[]')));
    await this.window.close();
  }
}

// The pages of one origin, and everything that they did but must not do.
export class Context {
  troubles = [];
  #pages = [];

  constructor(engine, baseURL) {
    Object.assign(this, { engine, baseURL });
  }

  pages = () => this.#pages;

  async newPage() {
    const page = await Page.open(this, await this.engine.open(), this.baseURL);
    await knowsNotes(page);
    this.#pages.push(page);
    return page;
  }

  async close() {
    for (const page of [...this.#pages]) await page.close();
  }
}
