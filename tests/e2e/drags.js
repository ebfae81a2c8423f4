// Cards that are dragged by mouse or by a finger.

// How cards are dragged, and whether that is by touch.
export const HOW = [['a mouse', false], ['a finger', true]];

// Drags whatever is at `from` to the middle of `to`, by steps; `hold` is called while it is held there.
export async function drag(page, from, to, { hold = async () => {}, touch = false } = {}) {
  const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });
  const [start, end] = [middle(await from.boundingBox()), middle(await to.boundingBox())];
  // The first steps are short ones, as of a hand: browsers wait a little before they take a touch for a movement.
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const way = [0, 16 / far, 24 / far, 32 / far, 0.4, 0.7, 1].map((part) => ({
    x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y),
  }));
  if (!touch) {
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y);
    await hold();
    await page.mouse.up();
    return;
  }
  const finger = await page.context().newCDPSession(page);
  const send = (type, ...touchPoints) => finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', start);
  for (const point of way) await send('touchMove', point);
  await hold();
  await send('touchEnd');
}
