// A browser that a test can kill.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { test as base, watch } from './support.js';

// A browser with its own profile folder, which can be killed with all its processes.
export class Browser {
  constructor({ executablePath, args }, watched) {
    Object.assign(this, { executablePath, args, watched });
  }

  async start() {
    this.folder ??= await mkdtemp(join(tmpdir(), 'kitchen-table-killed-'));
    const own = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${this.folder}`];
    this.process = spawn(this.executablePath, [...this.args, ...own, 'about:blank'], {
      // In its own process group.
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.gone = once(this.process, 'exit');
    this.connection = await chromium.connectOverCDP(await address(this.process.stderr));
    const [context] = this.connection.contexts();
    await this.watched(context);
    return context.newPage();
  }

  // Kills it without a chance to write anything.
  async kill() {
    process.kill(-this.process.pid, 'SIGKILL');
    await this.gone;
    await this.connection?.close();
  }

  // Quits, as if its last window were closed.
  async quit() {
    const devtools = await this.connection.newBrowserCDPSession();
    devtools.send('Browser.close').catch(() => {});
    await this.gone;
    await this.connection.close();
  }

  async clear() {
    if (this.process?.exitCode === null && this.process.signalCode === null) await this.kill();
    if (this.folder) await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

// The address at which the browser listens, from its output.
async function address(stderr) {
  let said = '';
  stderr.setEncoding('utf8');
  for await (const text of stderr) {
    said += text;
    const [, found] = /^DevTools listening on (\S+)$/m.exec(said) ?? [];
    if (found) {
      stderr.resume();
      return found;
    }
  }
  throw new Error(`the browser did not start:\n${said}`);
}

// Tests with such a browser.
export const test = base.extend({
  browserToKill: async ({ launchOptions, baseURL, troubles }, use) => {
    const browser = new Browser(launchOptions, (context) => watch(context, new URL(baseURL).origin, troubles));
    try {
      await use(browser);
    } finally {
      await browser.clear();
    }
  },
});
