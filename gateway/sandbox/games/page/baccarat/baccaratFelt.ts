import { element } from '../element.ts';
import { tablePresenter } from '../presenter/tablePresenter.ts';
import { tableVideo } from '../presenter/tableVideo.ts';
import { svgPart } from '../svgPart.ts';
import type { Table } from '../table.ts';
import { handView } from './handView.ts';
import { shoePicture } from './shoePicture.ts';

/** A part of the presenter, the table's edge at 0. */
const presenterPicture = (name: string, drawn: SVGElement): SVGElement =>
  svgPart(
    'svg',
    { viewBox: '-170 -290 340 400', class: `presenter-${name}-picture`, 'aria-hidden': 'true' },
    drawn,
  );

/** The table's cloth with shoe and hands; at a live one with its presenter. */
export const baccaratFelt = ({
  game,
  words,
  isFast,
  pause,
}: Pick<Table, 'game' | 'words' | 'isFast' | 'pause'>) => {
  const shoe = shoePicture();
  const hands = {
    player: handView('player', words.player, isFast, shoe),
    banker: handView('banker', words.banker, isFast, shoe),
  } as const;
  const isLive = game.table !== null;
  const felt = element(
    'div',
    { className: isLive ? 'felt live' : 'felt' },
    element('div', { className: 'cloth-top' }),
    shoe,
    element('div', { className: 'hands' }, hands.player.box, hands.banker.box),
  );
  const presenter = isLive
    ? tablePresenter(felt, (body, arms) => {
        felt.prepend(presenterPicture('body', body));
        felt.append(presenterPicture('arms', arms));
      })
    : undefined;
  tableVideo(game.stream, felt, felt, pause);
  return { felt, hands, presenter };
};
