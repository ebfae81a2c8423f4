// Checks whether all text on a page is legible.

// Elements that cover others on purpose, until dismissed.
const OVER = '.notes, .cover, .panel.open, .player-details, .closer, .strip-note, .ready, .key-test, .in-flight, dialog';

// What has no room in these goes on to a column that isn't shown, on purpose.
const SPARE = '.samples';

// Text that is illegible on the screen, each with the reason: its box cuts it off, it overflows its panel, something
// covers it, or one of its words is broken, unless these may be `long`. In scrollable elements, only broken words are
// looked for beyond the visible part.
export const unreadable = (page, { long = false } = {}) => page.evaluate(([OVER, SPARE, long]) => {
  const found = new Set();
  const clear = (color) => color === 'transparent' || /[,/] 0\)$/.test(color);
  const paints = (style) => style.opacity !== '0' && !(clear(style.backgroundColor) && style.backgroundImage === 'none');
  const framed = (style) => parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0;
  const backed = (style) => style.content !== 'none' && style.position === 'absolute' && paints(style);
  const holds = (box, x, y) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const upwards = function* (it) { for (; it && it !== document.body; it = it.parentElement) yield it; };

  // The text of the selected option that a browser renders, and the width that it needs.
  const pen = document.createElement('canvas').getContext('2d');
  for (const list of document.querySelectorAll('select')) {
    const style = getComputedStyle(list);
    const words = list.selectedOptions[0]?.text ?? '';
    const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    pen.font = style.font;
    if (list.checkVisibility() && pen.measureText(words).width > room + 1) found.add(`cut off: ${words}`);
  }

  // Everything can be hit during this check, including what lets taps through.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);

  // Whether an element paints anything at a point where it was hit.
  const covers = (it, x, y) => {
    if (it instanceof SVGElement) return it.matches(':not(svg, g)') && getComputedStyle(it).fill !== 'none';
    const own = getComputedStyle(it);
    const behind = ['::before', '::after'].map((which) => getComputedStyle(it, which)).filter((style) => style.content !== 'none');
    return own.opacity !== '0' && (holds(it.getBoundingClientRect(), x, y) && paints(own) || behind.some(paints));
  };
  const sticks = (it) => [...upwards(it)].some((it) => /sticky|fixed/.test(getComputedStyle(it).position));

  // Judges one line of a text, and returns whether something covers it on purpose.
  const judge = (node, rect) => {
    const [words, parent, slack] = [node.data.trim(), node.parentElement, rect.height / 4];
    const beside = (box) =>
      rect.left < box.left - 1 || rect.right > box.right + 1 || rect.top < box.top - slack || rect.bottom > box.bottom + slack;
    let { left, right, top, bottom } = rect;
    let within = true;
    let why = null;
    for (const it of upwards(parent)) {
      const [style, box] = [getComputedStyle(it), it.getBoundingClientRect()];
      const clips = style.overflowX !== 'visible';
      const panel = style.display !== 'inline' && (paints(style) || framed(style) || backed(getComputedStyle(it, '::before')));
      const scrolls = /auto|scroll/.test(style.overflow);
      // The innermost panel counts; scrollable elements may hold more than they show.
      if (within && !why && !scrolls && beside(box) && (clips || panel)) why = clips ? 'cut off' : 'beside its panel';
      if (clips) [left, right, top, bottom] = [Math.max(left, box.left), Math.min(right, box.right), Math.max(top, box.top), Math.min(bottom, box.bottom)];
      within &&= !panel && !scrolls;
    }
    [left, right, top, bottom] = [Math.max(left, 0), Math.min(right, innerWidth), Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (!why && (right - left < 4 || bottom - top < rect.height / 2)) return false;
    for (const at of [0.1, 0.5, 0.9]) {
      const [x, y] = [left + (right - left) * at, (top + bottom) / 2];
      const met = document.elementsFromPoint(x, y);
      const above = met.slice(0, met.findIndex((it) => it.contains(parent)));
      if (above.some((it) => it.closest(OVER) && !it.closest(OVER).contains(parent))) return true;
      const lies = above.find((it) => covers(it, x, y) && !sticks(it));
      if (lies) why ??= `covered by ${lies.tagName} ${lies.getAttribute('class') ?? ''}`;
    }
    if (why) found.add(`${why}: ${words}`);
    return false;
  };

  const isSpare = (it) => it.getBoundingClientRect().left > it.closest(SPARE)?.getBoundingClientRect().right;

  // Names may be longer than the available space, and lettering in pictures may be placed freely.
  const passed = (it) => it.closest('.unseen, .skip, svg, option, select, script, noscript')
    || it.closest('.name') && getComputedStyle(it.closest('.name')).textOverflow === 'ellipsis'
    || [...upwards(it)].some((it) => getComputedStyle(it).clipPath === 'inset(50%)')
    || it.closest('.in-flight') || isSpare(it) || !it.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!node.data.trim() || passed(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const over = lines.map((line) => judge(node, line)).includes(true);
    const words = node.data.trim();
    // Then it takes more lines than it has words.
    const breaks = new Set(lines.map(({ top }) => Math.round(top))).size > words.split(/[\s\u200b–-]+/).length;
    if (breaks && !over && !long) found.add(`broken: ${words}`);
  }
  document.adoptedStyleSheets.pop();
  return [...found];
}, [OVER, SPARE, long]);

// Controls of which more than a third is cut off at the edge of the screen.
export const cutOff = (page) => page.evaluate(() => {
  const all = [...document.querySelectorAll('a, button, input, select, textarea')];
  const seen = all.filter((it) => it.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  const cut = seen.filter((it) => {
    const { left, right, width } = it.getBoundingClientRect();
    return Math.min(right, innerWidth) - Math.max(left, 0) < width * (2 / 3);
  });
  return cut.map((it) => it.ariaLabel ?? it.textContent);
});
