// A table that is watched while another tab plays.
import { awaited, quicken } from '../dealt.js';

const looksOn = (seats) => async (page) => {
  const playing = await page.context().newPage();
  await quicken(playing);
  await playing.goto(`./#/play/dealt?seed=7&seats=${seats}`);
  await awaited(playing);
  await page.goto('./#/table');
  await page.getByRole('button', { name: 'Play here' }).waitFor();
};

export default [
  { name: 'dealt-elsewhere', go: looksOn('person,normal,hard') },
  { name: 'dealt-elsewhere-passed', go: looksOn('person,person,person,hard,easy') },
];
