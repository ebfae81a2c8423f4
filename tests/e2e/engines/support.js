// The basis of every test in other engines: import `test` from here.
import { test as base, expect } from '@playwright/test';
import { Host } from '../host.js';
import { ENGINES } from './all.js';
import { Context } from './page.js';

// A page that runs none of our code.
const PLAIN = Buffer.from('<!doctype html><title>Plain</title><link rel=icon href=data:,>');

// Records everything that a page does but must not do. This runs in the page before its own code, because not
// every driver reports that.
function watch() {
  const note = (what) => {
    sessionStorage.troubles = JSON.stringify([...JSON.parse(sessionStorage.troubles ?? '[]'), what]);
  };
  const { error } = console;
  console.error = (...words) => {
    note(`console error: ${words.join(' ')}`);
    error.apply(console, words);
  };
  addEventListener('error', ({ message, target }) => note(message ? `uncaught: ${message}` : `not loaded: ${target.src ?? target.href}`), true);
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => note(`against the policy: ${effectiveDirective} ${blockedURI}`));
}

// The ports that hosts have had. The system gives them out again, and a browser would still have the data of then.
const ports = new Set();

// A host whose page is watched, at an origin for which no browser has any data. The script comes before the policy, and
// so is not subject to it.
export async function openHost() {
  const host = await Host.open('/');
  if (ports.has(host.port)) {
    const other = await openHost();
    await host.leave();
    return other;
  }
  ports.add(host.port);
  const index = host.files.get('index.html').toString();
  host.files.set('index.html', Buffer.from(index.replace('<meta', () => `<script>(${watch})()</script><meta`)));
  host.list();
  host.files.set('plain.html', PLAIN);
  return host;
}

// Each test has its own host, and so its own origin.
export const test = base.extend({
  // Nothing if the engine does not start on this machine, which is noted: the page is not to blame.
  engine: [async ({}, use, { project }) => {
    const engine = await ENGINES[project.name].start(process.env).catch(({ message }) => {
      console.log(`NOTE ${project.name} is not tested: ${message.split('\n')[0]}`);
    });
    await use(engine);
    await engine?.close();
  }, { scope: 'worker', timeout: 180_000 }],
  host: async ({}, use) => {
    const host = await openHost();
    await use(host);
    await host.leave();
  },
  // Everything that the pages did but must not do. A test that provokes something removes it.
  context: async ({ engine, host }, use, info) => {
    info.skip(!engine, 'the engine did not start');
    const context = new Context(engine, host.url);
    await use(context);
    if (info.status !== info.expectedStatus) {
      for (const page of context.pages()) console.log(`${info.title}: on the page stood\n${await page.evaluate(() => document.body.innerText)}`);
    }
    await context.close();
    expect(context.troubles, 'errors, and violations of the policy').toEqual([]);
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

export { expect };
