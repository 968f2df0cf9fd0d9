import { drawArm } from './drawArm.ts';
import { drawBody } from './drawBody.ts';
import { drawHead } from './drawHead.ts';
import type { Dress } from './dressOf.ts';
import type { PresenterLook } from './looks.ts';
import type { Pen } from './Pen.ts';

const FACE = -214;
const HEAD = 1.16;

/**
 * A presenter from the waist, 250 wide: the middle of the table's edge is at 0 0, the hair ends at about -285. `body` lies
 * behind what is on the table, `arms` before it.
 */
export const drawPresenter = <Part>(pen: Pen<Part>, look: PresenterLook, dress: Dress) => {
  const head = drawHead(pen, look);
  const at = { transform: `translate(0 ${FACE}) scale(${HEAD})` };
  return {
    body: pen(
      'g',
      { class: 'presenter' },
      pen('g', { class: 'breath' }, pen('g', at, pen('g', { class: 'nod' }, ...head.behind))),
      pen('g', { class: 'breath' }, ...drawBody(pen, look, dress)),
      pen('g', { class: 'breath' }, pen('g', at, pen('g', { class: 'nod' }, ...head.before))),
    ),
    arms: pen(
      'g',
      { class: 'presenter-arms' },
      drawArm(pen, look, dress, 'left'),
      drawArm(pen, look, dress, 'right'),
    ),
  };
};
