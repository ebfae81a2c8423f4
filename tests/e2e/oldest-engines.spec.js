// Checks the features that the built page uses against those of the oldest engines in docs/engines.md. Each
// feature that one of them lacks has a row there with the versions that support it, and the fallback.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse as parseScript } from 'acorn';
import { simple } from 'acorn-walk';
import { parse as parseSheet, walk } from 'css-tree';
import { expect, test } from './support.js';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data');
const ENGINES = ['chrome', 'firefox', 'safari'];
const root = new URL('../../', import.meta.url);
const doc = readFileSync(new URL('docs/engines.md', root), 'utf8');

// The cells of each table row in a text.
const rowsOf = (text) => text.split('\n').filter((line) => line.startsWith('| ')).map((line) => line.split('|').slice(1, -1).map((it) => it.trim()));
const named = (rows) => new Map(rows.filter(([name]) => /^`.+`$/.test(name)).map(([name, ...rest]) => [name.slice(1, -1), rest]));
const rows = rowsOf(doc);
const OLDEST = Object.fromEntries(ENGINES.map((engine, at) => [engine, Number(rows.find(([first]) => first === 'oldest')[at + 1])]));
const told = named(rows);
// Features rewritten by the build are not excused.
const excused = named(rowsOf(doc.slice(doc.indexOf('## Newer than promised'))));

// The data on a feature by its path, or on an API by its name.
const found = (path) => path.split('/').reduce((of, step) => of?.[step], data)?.__compat;
const known = (name) => found(name)
  ?? found(`api/${name.replace(/^\w/, (letter) => letter.toUpperCase()).replace('.', '/')}`) ?? found(`api/Window/${name}`) ?? found(`api/${name}`);

// The first version of an engine that supports a feature fully and unprefixed.
function since(compat, engine, prefix) {
  const all = [compat.support[engine]].flat().filter(Boolean);
  const plain = all.find((it) => !it.flags && !it.alternative_name && !it.partial_implementation && !it.version_removed && it.prefix === prefix);
  return Number.parseFloat(String(plain?.version_added).replace('≤', '')) || Infinity;
}
const lacks = (compat, prefix) => ENGINES.filter((engine) => since(compat, engine, prefix) > OLDEST[engine]);

// The names of all CSS functions, with their paths.
const functions = new Map();
(function note(of, path) {
  for (const [key, it] of Object.entries(of)) {
    if (key === '__compat') continue;
    if (it.__compat && !functions.has(key)) functions.set(key, `${path}/${key}`);
    note(it, `${path}/${key}`);
  }
})(data.css.types, 'css/types');

// The paths of all features that a sheet uses, outside of `@supports`.
function usedBySheet(text) {
  const used = new Set();
  const prefixed = (block, property) => block?.children.some((it) => it.property === `-webkit-${property}`);
  let [asked, within] = [0, 0];
  walk(parseSheet(text, { parseCustomProperty: true }), {
    enter(node) {
      const { type, name } = node;
      if (type === 'Rule') within += 1;
      if (type === 'Atrule' && name === 'supports') asked += 1;
      if (asked > 0) return;
      if (type === 'Atrule') used.add(`css/at-rules/${name}`);
      // The parser does not understand all nested rules.
      if (within > 1 || (type === 'Raw' && /\{/.test(node.value))) used.add('css/selectors/nesting');
      if (type === 'NestingSelector') used.add('css/selectors/nesting');
      if (/^Pseudo/.test(type) && !name.startsWith('-')) used.add(`css/selectors/${name}`);
      if (type === 'Feature' && this.atrule?.name === 'media') used.add(`css/at-rules/media/${name}`);
      if (type === 'Function' && functions.has(name)) used.add(functions.get(name));
      if (type !== 'Declaration' || node.property.startsWith('-')) return;
      const path = `css/properties/${node.property}`;
      if (!(prefixed(this.block, node.property) && known(path) && lacks(known(path), '-webkit-').length === 0)) used.add(path);
      walk(node.value, (it) => {
        if (it.type !== 'Identifier') return;
        used.add(it.name === 'subgrid' ? 'css/properties/grid-template-columns/subgrid' : `${path}/${it.name}`);
      });
      // Safari before 26.2 supports no style or thickness there without the prefix.
      const more = node.property === 'text-decoration' && node.value.children?.size > 1;
      if (more && !prefixed(this.block, node.property)) used.add('text-decoration with more than lines');
    },
    leave({ type, name }) {
      if (type === 'Rule') within -= 1;
      if (type === 'Atrule' && name === 'supports') asked -= 1;
    },
  });
  return used;
}

// The names of methods that other interfaces have as well.
const elsewhere = new Set(['webassembly', 'api'].flatMap((of) => Object.values(data[of])).flatMap((it) => Object.keys(it)));
(function note(of) {
  for (const [key, it] of Object.entries(of)) if (it.__compat) elsewhere.add(key), note(it);
})(data.webassembly);

// The paths of all features with a name that a script uses. Syntax that is too new fails to parse.
function usedByScript(text) {
  const used = new Set();
  const builtins = data.javascript.builtins;
  simple(parseScript(text, { ecmaVersion: 2022, sourceType: 'module' }), {
    CallExpression({ callee: { object, property, computed } }) {
      if (!object || computed || elsewhere.has(property.name)) return;
      if (object.type === 'Identifier' && builtins[object.name]?.[property.name]) used.add(`javascript/builtins/${object.name}/${property.name}`);
      // A method of an unknown object: the oldest one with that name.
      const all = Object.keys(builtins).filter((it) => builtins[it][property.name]?.__compat);
      const oldest = all.find((it) => lacks(builtins[it][property.name].__compat).length === 0);
      if (all.length > 0) used.add(`javascript/builtins/${oldest ?? all[0]}/${property.name}`);
    },
    Identifier({ name }) {
      if (builtins[name]?.__compat) used.add(`javascript/builtins/${name}`);
    },
  });
  return used;
}

// The features that an engine lacks without a row in the document.
const untold = (used) => [...used].filter((path) => {
  const compat = known(path);
  return path.includes(' ') || (compat && lacks(compat).length > 0 && !excused.has(path));
});

test('everything that the page uses is in the oldest engines, or has a fallback', async ({ request }) => {
  const page = await (await request.get('./')).text();
  const files = [...page.matchAll(/(?:href|src)="?([^\s">]+\.(?:css|js))/g)].map(([, file]) => file);
  const glue = /'\.\/([\w-]+\.js)'/.exec(await (await request.get(files.find((it) => it.endsWith('.js')))).text())[1];
  const faults = [];
  for (const file of [...files, glue, 'sw.js']) {
    const text = await (await request.get(file)).text();
    const used = file.endsWith('.css') ? usedBySheet(text) : usedByScript(text);
    faults.push(...untold(used).map((path) => `${file}: ${path}`));
  }
  for (const [, script] of page.matchAll(/<script>(.*?)<\/script>/gs)) faults.push(...untold(usedByScript(script)));
  expect(faults).toEqual([]);
});

test('the versions in the document are correct', () => {
  for (const [path, cells] of told) {
    const compat = known(path);
    if (!compat) continue;
    expect([path, ...ENGINES.map((engine) => since(compat, engine))]).toEqual([path, ...cells.slice(0, 3).map((it) => Number(it) || Infinity)]);
  }
});

test('each API that the page requests by name has a row', () => {
  const sources = readdirSync(new URL('src', root), { recursive: true }).filter((it) => it.endsWith('.rs'));
  const texts = sources.map((it) => readFileSync(new URL(`src/${it}`, root), 'utf8'));
  const names = texts.flatMap((text) => [...text.matchAll(/\bapi(?:::<\w+>)?\("([\w.]+)"\)/g)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(10);
  expect([...new Set(names)].filter((name) => !doc.includes(`\`${name}\``))).toEqual([]);
});

test('newer features are detected', () => {
  expect(untold(usedBySheet('.a { .b { top: 0 } } @supports (top: 0) { .a { color: oklch(0 0 0) } }'))).toEqual(['css/selectors/nesting']);
  expect(untold(usedBySheet('.a { text-decoration: underline 2px }'))).toEqual(['text-decoration with more than lines']);
  expect(untold(usedBySheet('.a { user-select: none; -webkit-user-select: none }'))).toEqual([]);
  expect(untold(usedBySheet('.a { --b: light-dark(red, blue); interpolate-size: 1 }'))).toEqual(['css/types/color/light-dark', 'css/properties/interpolate-size']);
  expect(untold(usedByScript('Map.groupBy([], f); [].at(0)'))).toEqual(['javascript/builtins/Map/groupBy']);
  expect(() => usedByScript('/[a--b]/v')).toThrow();
});
