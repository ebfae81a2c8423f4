// Firefox, driven by WebDriver BiDi: requests and responses on a socket.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import WebSocket from 'ws';
import { kept } from './patience.js';
import { Programs, SILENT, STARTING } from './programs.js';

export class Firefox {
  title = 'Firefox';
  #answers = new Map();
  #asked = 0;

  static async start({ KT_FIREFOX }) {
    const firefox = new Firefox();
    firefox.programs = new Programs();
    try {
      await firefox.#begin(KT_FIREFOX);
    } catch (why) {
      await firefox.close();
      throw why;
    }
    return firefox;
  }

  async #begin(program) {
    const { folder, downloads } = this.programs;
    const preferences = {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.always_ask_before_handling_new_types': false,
      'browser.shell.checkDefaultBrowser': false,
    };
    writeFileSync(join(folder, 'user.js'), Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`).join('\n'));
    const words = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0', 'about:blank'];
    const address = await this.programs.startUntil(program, words, /^WebDriver BiDi listening on (\S+)/);
    this.socket = new WebSocket(`${address}/session`, { perMessageDeflate: false });
    this.socket.on('message', (text) => this.#hear(JSON.parse(text)));
    await kept(new Promise((open, fail) => { this.socket.once('open', open).once('error', fail); }), 'Firefox to answer', STARTING);
    const { capabilities } = await this.ask('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } }, STARTING);
    this.version = capabilities.browserVersion;
  }

  #hear({ id, type, result, message }) {
    const answer = this.#answers.get(id);
    this.#answers.delete(id);
    if (type === 'success') answer?.done(result);
    else answer?.fail(new Error(message));
  }

  ask(method, params, patience = SILENT) {
    const id = this.#asked += 1;
    const answered = new Promise((done, fail) => { this.#answers.set(id, { done, fail }); });
    this.socket.send(JSON.stringify({ id, method, params }));
    return kept(answered, `Firefox to answer ${method}`, patience);
  }

  async open() {
    const { context } = await this.ask('browsingContext.create', { type: 'window' });
    return new Window(this, context);
  }

  async close() {
    this.socket?.terminate();
    await this.programs.end();
  }
}

class Window {
  constructor(firefox, context) {
    this.downloads = firefox.programs.downloads;
    this.ask = (method, params) => firefox.ask(method, { context, ...params });
    this.target = { context };
  }

  goto = (url) => this.ask('browsingContext.navigate', { url, wait: 'complete' });
  reload = () => this.ask('browsingContext.reload', { wait: 'complete' });
  bringToFront = () => this.ask('browsingContext.activate');
  resize = (viewport) => this.ask('browsingContext.setViewport', { viewport });
  act = (actions) => this.ask('input.performActions', { actions });
  close = () => this.ask('browsingContext.close');

  async evaluate(what, arg) {
    const { result, exceptionDetails } = await this.ask('script.callFunction', {
      functionDeclaration: `async (arg) => JSON.stringify([await (${what})(JSON.parse(arg)[0])])`,
      arguments: [{ type: 'string', value: JSON.stringify([arg]) }],
      awaitPromise: true,
      target: this.target,
    });
    if (exceptionDetails) throw new Error(`in the page: ${exceptionDetails.text}`);
    return JSON.parse(result.value)[0] ?? undefined;
  }

  async screenshot() {
    const { data } = await this.ask('browsingContext.captureScreenshot');
    return Buffer.from(data, 'base64');
  }
}
