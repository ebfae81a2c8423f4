// The page on which people and bots are seated at a table.

// The chairs, clockwise. One is selected for editing; in the empty ones a button seats somebody.
const ring = (page) => page.getByRole('group', { name: /^Chairs/ });
export const empty = (page) => ring(page).getByRole('button', { name: /^Empty chair: add / });
export const chairs = (page) => ring(page).getByRole('radio').or(empty(page));

// The chair of a player, numbered in turn order.
export const chair = (page, seat) => page.getByRole('radio', { name: new RegExp(`^Seat ${seat}:`) });

// The form for the selected chair, occupied or empty.
const said = (page) => page.getByRole('group', { name: /^(Player in seat \d|Empty chair)$/ });
export const name = (page) => said(page).getByRole('textbox');
export const option = (page, who) => said(page).getByRole('radio', { name: who, exact: true });

// Changes who sits in a player's chair.
export async function seat(page, number, who, called) {
  await chair(page, number).check();
  await option(page, who).check();
  if (called !== undefined) await name(page).fill(called);
}

// Seats somebody in the next empty chair.
export async function join(page, who, called) {
  await empty(page).first().click();
  await option(page, who).check();
  if (called !== undefined) await name(page).fill(called);
}
