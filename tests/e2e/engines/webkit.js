// WebKit, driven by WebDriver: WebKitGTK's driver and its small browser, on a virtual screen.
import { createServer } from 'node:net';
import { Programs, SILENT, STARTING } from './programs.js';
import { within } from './patience.js';

export class WebKit {
  title = 'WebKit';
  #turn = Promise.resolve();

  static async start({ KT_WEBKIT_DRIVER, KT_WEBKIT, KT_SCREEN }) {
    const webkit = new WebKit();
    webkit.programs = new Programs();
    try {
      await webkit.#begin(KT_WEBKIT_DRIVER, KT_WEBKIT, KT_SCREEN);
    } catch (why) {
      await webkit.close();
      throw why;
    }
    return webkit;
  }

  async #begin(driver, browser, screen) {
    const { programs } = this;
    const display = await programs.startUntil(screen, ['-displayfd', '3', '-screen', '0', '1920x1400x24', '-nolisten', 'tcp'], /^(\d+)$/);
    programs.environment.DISPLAY = `:${display}`;
    programs.environment.GDK_BACKEND = 'x11';
    const port = await freePort();
    programs.start(driver, [`--port=${port}`]);
    this.address = `http://127.0.0.1:${port}`;
    await within(() => this.#call('GET', '/status').then(({ ready }) => ready, () => false), Boolean, 'WebKitWebDriver to start', STARTING);
    const wanted = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] }, unhandledPromptBehavior: 'accept' };
    const { sessionId, capabilities } = await this.#call('POST', '/session', { capabilities: { alwaysMatch: wanted } }, STARTING);
    this.address += `/session/${sessionId}`;
    this.version = capabilities.browserVersion;
    this.first = await this.#call('GET', '/window');
    this.current = this.first;
  }

  async #call(method, path, body = method === 'POST' ? {} : undefined, patience = SILENT) {
    const answer = await fetch(this.address + path, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(patience) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }

  // Sends a command to one window; the driver handles one at a time.
  in(handle, method, path, body) {
    const asked = this.#turn.then(async () => {
      if (handle !== this.current) await this.#call('POST', '/window', { handle });
      this.current = handle;
      return this.#call(method, path, body);
    });
    this.#turn = asked.catch(() => {});
    return asked;
  }

  // A tab would stay hidden.
  async open() {
    const { handle } = await this.in(this.first, 'POST', '/window/new', { type: 'window' });
    const window = new Window(this, handle);
    await window.resize({ width: 1280, height: 720 });
    return window;
  }

  close() {
    return this.programs.end();
  }
}

const freePort = () => new Promise((found) => {
  const server = createServer().listen(0, '127.0.0.1', () => {
    const { port } = server.address();
    server.close(() => found(port));
  });
});

class Window {
  constructor(webkit, handle) {
    this.downloads = webkit.programs.downloads;
    this.ask = (method, path, body) => webkit.in(handle, method, path, body);
  }

  goto = (url) => this.ask('POST', '/url', { url });
  reload = () => this.ask('POST', '/refresh');
  bringToFront = () => this.ask('GET', '/title');
  act = (actions) => this.ask('POST', '/actions', { actions });
  close = () => this.ask('DELETE', '/window');

  // Sets the viewport size, which is the window's minus its bars.
  async resize({ width, height }) {
    const inner = () => this.evaluate('() => [innerWidth, innerHeight]');
    const set = (height) => this.ask('POST', '/window/rect', { width, height });
    let [asked, last] = [height, ''];
    await set(asked);
    const settled = async () => {
      const now = await inner();
      // A window takes time to resize: a size measured twice is final.
      if (String(now) === last && now[1] !== height) {
        asked += height - now[1];
        await set(asked);
      }
      last = String(now);
      return now;
    };
    await within(settled, ([wide, tall]) => wide === width && tall === height, `a window of ${width}x${height}`);
  }

  async evaluate(what, arg) {
    const script = `const done = arguments[1];
      (async () => JSON.stringify([await (${what})(JSON.parse(arguments[0])[0])]))().then((found) => done({ found }), (why) => done({ why: String(why) }));`;
    const { found, why } = await this.ask('POST', '/execute/async', { script, args: [JSON.stringify([arg])] });
    if (why) throw new Error(`in the page: ${why}`);
    return JSON.parse(found)[0] ?? undefined;
  }

  // A screenshot may be one frame old.
  async screenshot() {
    await this.ask('GET', '/screenshot');
    return Buffer.from(await this.ask('GET', '/screenshot'), 'base64');
  }
}
