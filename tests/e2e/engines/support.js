// What every test in other engines is built on: import `test` from here.
import { test as base, expect } from '@playwright/test';
import { Host } from '../host.js';
import { ENGINES } from './all.js';
import { Context } from './page.js';

// A page on which nothing of ours runs.
const PLAIN = Buffer.from('<!doctype html><title>Plain</title><link rel=icon href=data:,>');

// Notes what a page does that no page of ours may do. This runs in the page, before anything of it, for not each driver
// tells of that.
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

// A host whose page is watched. What stands before the policy needs no leave of it.
export async function openHost() {
  const host = await Host.open('/');
  const index = host.files.get('index.html').toString();
  host.files.set('index.html', Buffer.from(index.replace('<meta', () => `<script>(${watch})()</script><meta`)));
  host.list();
  host.files.set('plain.html', PLAIN);
  return host;
}

// Each test has a host of its own, and so an origin of its own, of which no browser knows anything yet.
export const test = base.extend({
  engine: [async ({}, use, { project }) => {
    const engine = await ENGINES[project.name].start(process.env);
    await use(engine);
    await engine.close();
  }, { scope: 'worker', timeout: 600_000 }],
  host: async ({}, use) => {
    const host = await openHost();
    await use(host);
    await host.leave();
  },
  // What the pages did that no page of ours may do. A test that provokes something takes it out.
  context: async ({ engine, host }, use, info) => {
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
