// Whether a table can be read and used, whatever the size of its text.

// What is wrong with the board, in words: what sticks out sideways, words that lie on others or are cut off, empty
// places, and controls out of reach.
export const flaws = (page) => page.locator('main').evaluate((main) => {
  const found = [];
  const styles = new Map();
  const style = (it) => styles.get(it) ?? styles.set(it, getComputedStyle(it)).get(it);
  const around = (it) => (it && it !== main ? [it, ...around(it.parentElement)] : []);
  // What nobody may see before the next person takes the device.
  const covered = (it) => it.closest('.own-area.hidden') && !it.closest('.cover');

  for (const it of [document.documentElement, main]) {
    if (it.scrollWidth > it.clientWidth + 1) found.push(`${it.tagName} is ${it.scrollWidth} px wide`);
  }

  // What is seen of a box within an element: the rest was scrolled away, or does not fit.
  const seenOf = (it, box) => around(it).filter((it) => style(it).overflow !== 'visible').map((it) => it.getBoundingClientRect()).reduce((one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  }), box);

  // What lies over the board on purpose is not compared with what it lies on.
  const OVER = '.cover, .in-flight, .player-details, .closer, .all-of-it, .numbers, .flipped, [popover], .ready, .moment';
  const layer = (it) => around(it).find((it) => style(it).position === 'sticky' || it.matches(OVER)) ?? main;

  const texts = [];
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement: at, data } = nodes.currentNode;
    // The words on cards are drawings.
    if (!data.trim() || at.closest('svg, option, .unseen') || covered(at)) continue;
    if (!at.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || style(at).fontSize === '0px') continue;
    if (around(at).some((it) => style(it).clipPath === 'inset(50%)')) continue;
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    // Letters are lower than their lines.
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ left, right, top, bottom, height }) => (
      { left, right, top: top + height * 0.15, bottom: bottom - height * 0.15 }));
    texts.push({ at, data: data.trim(), rects, seen: rects.map((box) => seenOf(at, box)), layer: layer(at) });
  }

  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  texts.forEach((one, place) => {
    for (const other of texts.slice(place + 1)) {
      if (one.layer !== other.layer || one.at === other.at) continue;
      if (one.seen.some((a) => other.seen.some((b) => meet(a, b)))) {
        found.push(`"${one.data}" (${one.at.className}) and "${other.data}" (${other.at.className}) overlap`);
      }
    }
  });

  const hides = (way) => ['hidden', 'clip'].includes(way);
  for (const { at, data, rects, seen } of texts) {
    const scrolls = around(at).findIndex((it) => [style(it).overflowX, style(it).overflowY].includes('auto'));
    const within = around(at).slice(0, scrolls < 0 ? undefined : scrolls).filter((it) => style(it).overflow !== 'visible');
    const cut = within.find((it) => {
      const box = it.getBoundingClientRect();
      const wide = hides(style(it).overflowX) && rects.some(({ left, right }) => left < box.left - 2 || right > box.right + 2);
      return wide || (hides(style(it).overflowY) && rects.some(({ top, bottom }) => top < box.top - 2 || bottom > box.bottom + 2));
    });
    // What the brief has no room for is not there at all.
    const left = at.closest('.samples') && seen.every((box) => box.right <= box.left || box.bottom <= box.top);
    if (cut && !left) found.push(`"${data}" (${at.className}) is cut off by ${cut.className}`);
    if (seen.some(({ left, right }) => left < -1 || right > innerWidth + 1)) found.push(`"${data}" (${at.className}) is beside the screen`);
  }

  // Where pictures have a place, one of them is seen whole; a gap is no place.
  const line = parseFloat(style(document.documentElement).fontSize);
  for (const place of main.querySelectorAll('.samples')) {
    const around = place.getBoundingClientRect();
    const cards = [...place.querySelectorAll('.center')].map((it) => it.getBoundingClientRect()).filter((box) => meet(box, around));
    const whole = cards.some(({ left, right, top, bottom }) =>
      left > around.left - 2 && right < around.right + 2 && top > around.top - 2 && bottom < around.bottom + 2);
    if (!whole && (cards.length || place.offsetHeight >= 2 * line)) found.push(`no card is whole in ${place.offsetHeight} px of ${place.className}`);
  }

  // Something of each control can be tapped, once it is scrolled into view.
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const met = (it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const points = steps.flatMap((y) => steps.map((x) => document.elementFromPoint(left + width * x, top + height * y)));
    return points.filter((hit) => it.contains(hit) || it.labels?.[0]?.contains(hit)).length > 3;
  };
  const { scrollTop } = main;
  for (const it of document.querySelectorAll('.bar :is(a, button), main :is(a, button, input, select)')) {
    const { width, height } = it.getBoundingClientRect();
    if (Math.min(width, height) < 2 || it.disabled || it.ariaDisabled === 'true' || covered(it) || !it.checkVisibility({ visibilityProperty: true })) continue;
    const reached = ['center', 'start', 'end'].some((block) => {
      it.scrollIntoView({ block, inline: 'nearest' });
      return met(it);
    });
    if (!reached) found.push(`${it.ariaLabel ?? it.textContent.trim()} (${it.className || it.tagName}) is out of reach`);
  }
  main.scrollTop = scrollTop;
  return found;
});
