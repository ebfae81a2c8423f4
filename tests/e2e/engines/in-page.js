// Finds elements in a page by their roles and accessible names. This runs in the page and is sent along with
// each request, so it uses nothing from outside.
export function inPage() {
  const text = (it) => (it ?? '').replace(/\s+/g, ' ').trim();

  // Implicit roles.
  const INPUTS = { button: 'button', checkbox: 'checkbox', radio: 'radio', range: 'slider', reset: 'button', search: 'searchbox', submit: 'button', text: 'textbox' };
  const TAGS = {
    a: (it) => it.hasAttribute('href') && 'link',
    article: 'article', button: 'button', details: 'group', dialog: 'dialog', fieldset: 'group', h1: 'heading', h2: 'heading',
    h3: 'heading', h4: 'heading', img: 'img', input: ({ type }) => INPUTS[type], li: 'listitem', main: 'main', nav: 'navigation', ol: 'list',
    option: 'option', output: 'status', p: 'paragraph',
    section: (it) => name(it) && 'region',
    select: 'combobox', table: 'table', textarea: 'textbox', ul: 'list',
  };
  function role(it) {
    const said = it.getAttribute('role');
    if (said) return said.split(' ')[0];
    const found = TAGS[it.localName];
    return typeof found === 'function' ? found(it) : found;
  }

  // Whether an element is rendered, or would be; and whether it is in the accessibility tree.
  function shown(it) {
    if (getComputedStyle(it).display === 'contents') return !it.parentElement || shown(it.parentElement);
    return it.checkVisibility({ visibilityProperty: true });
  }
  const heard = (it) => !it.closest('[aria-hidden="true"]') && shown(it.closest('select') ?? it);
  const visible = (it) => {
    const { width, height } = it.getBoundingClientRect();
    return shown(it) && width > 0 && height > 0;
  };

  // Roles that take their names from their contents.
  const NAMED_BY_CONTENT = ['button', 'cell', 'checkbox', 'columnheader', 'heading', 'link', 'option', 'radio', 'rowheader', 'switch', 'tab'];
  function drawn(it, which) {
    const [, said] = /^(?:.* \/ )?"(.*)"$/.exec(getComputedStyle(it, which).content) ?? [];
    return said ?? '';
  }
  function content(it) {
    if (it.nodeType === Node.TEXT_NODE) return it.data;
    if (it.nodeType !== Node.ELEMENT_NODE) return '';
    const { display, visibility } = getComputedStyle(it);
    if (display === 'none' || visibility === 'hidden' || it.ariaHidden === 'true') return '';
    if (it.ariaLabel || it.alt) return it.ariaLabel || it.alt;
    return spaced(it, display);
  }
  function spaced(it, display = 'inline') {
    const inner = drawn(it, '::before') + [...it.childNodes].map(content).join('') + drawn(it, '::after');
    return display === 'inline' ? inner : ` ${inner} `;
  }
  function name(it) {
    const by = (it.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)).filter(Boolean);
    if (by.length > 0) return text(by.map((other) => other.ariaLabel || spaced(other)).join(' '));
    if (text(it.ariaLabel)) return text(it.ariaLabel);
    const { labels, legend = it.querySelector(':scope > legend, :scope > caption') } = it;
    if (labels?.length > 0) return text([...labels].map((label) => spaced(label)).join(' '));
    if (legend) return text(spaced(legend));
    if (it.alt) return text(it.alt);
    return text(NAMED_BY_CONTENT.includes(TAGS[it.localName] && it.localName !== 'section' ? role(it) : it.getAttribute('role')) ? spaced(it) : '') || text(it.title);
  }
  function description(it) {
    const by = (it.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)).filter(Boolean);
    return text(by.map((other) => spaced(other)).join(' ')) || text(it.ariaDescription);
  }

  const disabled = (it) => it.matches(':disabled') || Boolean(it.closest('[aria-disabled="true"]'));
  const pressed = (it) => it.ariaPressed === 'true';
  const checked = (it) => it.checked ?? it.ariaChecked === 'true';
  const level = (it) => Number(it.ariaLevel ?? /^h(\d)$/.exec(it.localName)?.[1]);

  // Matches a text against a spec: a case-insensitive part, an exact text, or a pattern.
  function says(wanted, found, exact = false) {
    if (wanted.pattern !== undefined) return new RegExp(wanted.pattern, wanted.flags).test(found);
    return exact ? found === text(wanted) : found.toLowerCase().includes(text(wanted).toLowerCase());
  }

  const within = (roots, css) => [...new Set(roots.flatMap((root) => [...root.querySelectorAll(css)]))].sort(byPlace);
  const byPlace = (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  const holdsText = (wanted, exact) => (it) => says(wanted, text(it.textContent), exact);

  // The steps from some elements to others, one for each keyword of a spec.
  const STEPS = {
    css: (from, css) => within(from, css),
    role(from, [wanted, so]) {
      return within(from, '*').filter((it) => role(it) === wanted
        && (so.name === undefined || says(so.name, name(it), so.exact))
        && (so.disabled === undefined || disabled(it) === so.disabled)
        && (so.pressed === undefined || pressed(it) === so.pressed)
        && (so.checked === undefined || checked(it) === so.checked)
        && (so.level === undefined || level(it) === so.level)
        && (so.includeHidden || heard(it)));
    },
    text(from, [wanted, { exact }]) {
      const holds = holdsText(wanted, exact);
      return within(from, ':not(script, style, head *)').filter((it) => holds(it) && ![...it.children].some(holds));
    },
    label: (from, [wanted, { exact }]) =>
      within(from, 'input, select, textarea, [aria-label], [aria-labelledby]').filter((it) => says(wanted, name(it), exact)),
    filter: (from, { has, hasText, hasNotText }) => from.filter((it) =>
      (has === undefined || find(has, [it]).length > 0)
      && (hasText === undefined || holdsText(hasText)(it))
      && (hasNotText === undefined || !holdsText(hasNotText)(it))),
    and(from, other) {
      const others = new Set(find(other));
      return from.filter((it) => others.has(it));
    },
    or: (from, other) => [...new Set([...from, ...find(other)])].sort(byPlace),
    nth: (from, at) => from.slice(at, at + 1 || undefined),
  };
  function find(steps, from = [document]) {
    return steps.reduce((found, [word, what]) => STEPS[word](found, what), from);
  }

  // Where an element can be pressed, or why it can't be yet.
  function pressable(it) {
    if (!visible(it)) return { why: 'it is not visible' };
    if (disabled(it)) return { why: 'it is disabled' };
    const middle = () => {
      const { left, top, width, height } = it.getBoundingClientRect();
      return { x: Math.floor(left + width / 2), y: Math.floor(top + height / 2) };
    };
    const hit = ({ x, y }) => {
      const there = document.elementFromPoint(x, y);
      return it.contains(there) || [...it.labels ?? []].some((label) => label.contains(there));
    };
    if (!hit(middle())) it.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const at = middle();
    return hit(at) ? at : { why: `${document.elementFromPoint(at.x, at.y)?.outerHTML.slice(0, 120)} lies on it` };
  }

  return { checked, content, description, disabled, find, name, pressable, role, says, shown, text, visible };
}
