// Describes elements of a page in the way of Playwright's locators, so that our specs work in other browsers, too.
import { inPage } from './in-page.js';
import { within } from './patience.js';

// The queries of Playwright's assertions about a single element: what was found, and whether the condition holds.
const ANSWERS = {
  'to.have.count': () => null,
  'to.be.visible': (it, page) => page.visible(it),
  'to.be.hidden': (it, page) => !page.visible(it),
  'to.be.attached': () => true,
  'to.be.detached': () => false,
  'to.be.enabled': (it, page) => !page.disabled(it),
  'to.be.disabled': (it, page) => page.disabled(it),
  'to.be.focused': (it) => document.activeElement === it,
  'to.be.checked': (it, page) => page.checked(it),
  'to.be.empty': (it) => !(it.value ?? it.textContent).trim(),
  'to.have.attribute': (it, _, name) => it.hasAttribute(name),
  'to.have.attribute.value': (it, _, name) => it.getAttribute(name) ?? '',
  'to.have.css': (it, _, name) => getComputedStyle(it).getPropertyValue(name),
  'to.have.text': (it) => it.textContent,
  'to.have.value': (it) => it.value,
  'to.have.accessible.name': (it, page) => page.name(it),
  'to.have.accessible.description': (it, page) => page.description(it),
};
// What holds for a missing element.
const ABSENT = { 'to.be.hidden': true, 'to.be.detached': true };

const words = (wanted) => (wanted instanceof RegExp ? { pattern: wanted.source, flags: wanted.flags } : wanted);
const options = ({ name, hasText, hasNotText, has, ...rest }) =>
  ({ ...rest, name: words(name), hasText: words(hasText), hasNotText: words(hasNotText), has: has?.steps });

// Whether a text is what an assertion expects.
function isText({ string, regexSource, regexFlags, matchSubstring, normalizeWhiteSpace }, found) {
  if (regexSource) return new RegExp(regexSource, regexFlags).test(found.trim());
  const plain = (it) => (normalizeWhiteSpace ? it.replace(/\s+/g, ' ').trim() : it);
  return matchSubstring ? plain(found).includes(plain(string)) : plain(found) === plain(string);
}

export class Locator {
  // Playwright's assertions accept objects with this name, and then call `_expect`.
  _apiName = 'Locator';

  constructor(page, steps = []) {
    Object.assign(this, { page, steps });
  }

  toString() {
    return this.steps.map(([word, what]) => `${word} ${JSON.stringify(what)}`).join(' > ');
  }

  #then(word, what) {
    return new Locator(this.page, [...this.steps, [word, what]]);
  }

  locator = (css) => this.#then('css', css);
  getByRole = (role, so = {}) => this.#then('role', [role, options(so)]);
  getByText = (text, so = {}) => this.#then('text', [words(text), so]);
  getByLabel = (text, so = {}) => this.#then('label', [words(text), so]);
  filter = (so) => this.#then('filter', options(so));
  and = (other) => this.#then('and', other.steps);
  or = (other) => this.#then('or', other.steps);
  nth = (at) => this.#then('nth', at);
  first = () => this.nth(0);
  last = () => this.nth(-1);
  all = async () => Array.from({ length: await this.count() }, (_, at) => this.nth(at));

  // Evaluates a function in the page with all matching elements.
  evaluateAll(what, arg) {
    return this.page.evaluate(`({ steps, arg }) => {
      const page = (${inPage})();
      return (${what})(page.find(steps), arg, page);
    }`, { steps: this.steps, arg });
  }

  // The same with the only one, once it is there.
  async evaluate(what, arg) {
    const one = `(all, arg, page) => (all.length === 1 ? Promise.resolve((${what})(all[0], arg, page)).then((found) => ({ found })) : { count: all.length })`;
    const answer = await within(() => this.evaluateAll(one, arg), (it) => it.count === undefined, `one ${this}`);
    return answer.found;
  }

  count = () => this.evaluateAll((all) => all.length);
  isVisible = () => this.evaluateAll((all, _, page) => all.some(page.visible));
  allInnerTexts = () => this.evaluateAll((all) => all.map((it) => it.innerText));
  allTextContents = () => this.evaluateAll((all) => all.map((it) => it.textContent));
  innerText = () => this.evaluate((it) => it.innerText);
  textContent = () => this.evaluate((it) => it.textContent);
  getAttribute = (name) => this.evaluate((it, name) => it.getAttribute(name), name);
  boundingBox = () => this.evaluate((it) => it.getBoundingClientRect().toJSON());
  focus = () => this.evaluate((it) => it.focus());
  dispatchEvent = (type, so) => this.evaluate((it, [type, so]) => it.dispatchEvent(new Event(type, { bubbles: true, ...so })), [type, so]);

  // The position of the only element, once it can be pressed and has stopped moving.
  async place() {
    let before;
    return within(
      () => this.evaluate((it, _, page) => page.pressable(it)),
      (at) => {
        const still = at.x !== undefined && at.x === before?.x && at.y === before.y;
        before = at;
        return still;
      },
      `a place to press ${this}`,
    );
  }

  async click() {
    const { x, y } = await this.place();
    await this.page.mouse.click(x, y);
  }

  async hover() {
    const { x, y } = await this.place();
    await this.page.mouse.move(x, y);
  }

  async press(key) {
    await this.focus();
    await this.page.keyboard.press(key);
  }

  async check() {
    if (!(await this.evaluate((it, _, page) => page.checked(it)))) await this.click();
  }

  async fill(text) {
    await this.evaluate((it) => { it.focus(); it.select(); });
    await this.page.keyboard.type(text);
  }

  selectOption(label) {
    return this.evaluate((it, label) => {
      it.value = [...it.options].find((option) => option.label === label).value;
      for (const type of ['input', 'change']) it.dispatchEvent(new Event(type, { bubbles: true }));
    }, label);
  }

  setInputFiles(files) {
    const given = [files].flat().map(({ name, buffer }) => ({ name, text: String(buffer) }));
    return this.evaluate((it, given) => {
      const moved = new DataTransfer();
      for (const { name, text } of given) moved.items.add(new File([text], name));
      it.files = moved.files;
      it.dispatchEvent(new Event('change', { bubbles: true }));
    }, given);
  }

  // This very element, even if the locator later matches another one.
  async elementHandle() {
    const at = await this.evaluate((it) => (globalThis.handles ??= []).push(it) - 1);
    const gone = () => this.page.evaluate((at) => !globalThis.handles?.[at].isConnected, at);
    return { waitForElementState: () => within(gone, Boolean, `the end of ${this}`) };
  }

  // The query of Playwright's assertions, repeated until it holds.
  async _expect(expression, { isNot, timeout, expressionArg, expectedNumber, expectedText, expectedValue }) {
    const judge = `(all, arg, page) => ({ count: all.length, value: all.length === 1 && (${ANSWERS[expression]})(all[0], page, arg) })`;
    const ask = async () => {
      const { count, value } = await this.evaluateAll(judge, expressionArg);
      if (expression === 'to.have.count') return { value: count, matches: count === expectedNumber };
      if (count === 0) return { value: 'nothing', matches: ABSENT[expression] ?? isNot };
      if (count > 1) return { value: `${count} of them`, matches: isNot };
      if (expression === 'to.be.checked') return { value, matches: value === (expectedValue.checked ?? true) };
      return { value, matches: expectedText ? isText(expectedText[0], value) : value };
    };
    try {
      const { matches } = await within(ask, (it) => it.matches !== isNot, String(this), timeout);
      return { matches };
    } catch (why) {
      if (!why.last) throw why;
      return { matches: isNot, received: { value: why.last.value }, log: [`waited for ${this}`], timedOut: true };
    }
  }
}
