// The page on which people and bots are seated round a table.

// The chairs, clockwise, of which one is chosen to be changed; in the empty ones somebody sits down by a button.
const ring = (page) => page.getByRole('group', { name: 'Chairs, clockwise' });
export const empty = (page) => ring(page).getByRole('button', { name: /^Empty chair: add / });
export const chairs = (page) => ring(page).getByRole('radio').or(empty(page));

// The chair of a player, counted in turn.
export const chair = (page, seat) => page.getByRole('radio', { name: new RegExp(`^Seat ${seat}:`) });

// What can be said of the chosen chair, which is somebody's or nobody's.
const said = (page) => page.getByRole('group', { name: /^(Player in seat \d|Empty chair)$/ });
export const name = (page) => said(page).getByRole('textbox');
export const option = (page, who) => said(page).getByRole('radio', { name: who, exact: true });

// Lets somebody sit where a player sits, or nobody.
export async function seat(page, number, who, called) {
  await chair(page, number).check();
  await option(page, who).check();
  if (called !== undefined) await name(page).fill(called);
}

// Lets somebody sit in the next chair that nobody sits in.
export async function join(page, who, called) {
  await empty(page).first().click();
  await option(page, who).check();
  if (called !== undefined) await name(page).fill(called);
}
