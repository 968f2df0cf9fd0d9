import { lineStakesWorth } from '../../engine/lineStakesWorth.ts';
import { freeSpins, slotModels } from '../../engine/slotModels.ts';
import type { Spin } from '../../engine/spinSlots.ts';
import { fittingStake } from '../cards/fittingStake.ts';
import { element } from '../element.ts';
import { wantsStillness } from '../motion.ts';
import { payFigures } from '../payFigures.ts';
import { stakeChoice } from '../stakeChoice.ts';
import type { Play, Table } from '../table.ts';
import { fill } from '../words.ts';
import { potSign } from './potSign.ts';
import { reels } from './reels.ts';
import { artOf, symbolElement } from './symbol.ts';

const SHOWN = 900;
const BANNER = 1_600;
const FIVE = 2;

/** A slot on the stage. */
export const slotsPlay = (table: Table): Play => {
  const { game, words, amount, isFast, pause } = table;
  const { pays } = slotModels[game.model];
  const turning = reels(table);
  const banner = element('div', { className: 'banner', hidden: true });
  const best = element('ul', { className: 'best' });
  const pot = potSign(table);
  const stage = element(
    'div',
    { className: 'slots' },
    best,
    ...(pot ? [pot.sign] : []),
    element(
      'div',
      { className: 'board' },
      element('div', { className: 'cabinet' }, turning.box, banner),
      element('img', { className: 'hero', src: artOf(game.pictures[0] ?? 'seven'), alt: '' }),
      element(
        'div',
        { className: 'pile', attributes: { 'aria-hidden': 'true' } },
        ...game.pictures.slice(1).map((motif) => element('img', { src: artOf(motif), alt: '' })),
      ),
    ),
  );
  const choice = stakeChoice(game, game.stakes.indexOf(fittingStake(game, 2)));
  let held: number | undefined;
  const stake = (): number => held ?? choice.stake();
  const paid = (pay: number): number =>
    Math.floor(lineStakesWorth(pay, { stake: stake(), lines: game.lines }));

  /** What five of each picture pay for the stake that is chosen. */
  const showBest = (): void => {
    best.replaceChildren(
      ...(['1', '2', '3', '4'] as const).map((symbol, place) =>
        element(
          'li',
          {},
          element('img', { src: artOf(game.pictures[place] ?? ''), alt: '' }),
          element(
            'div',
            {},
            element('span', { textContent: '×5' }),
            element('b', { textContent: amount(paid(pays[symbol][FIVE])) }),
          ),
        ),
      ),
    );
  };
  showBest();

  const say = async (title: string, text: string, time: number): Promise<void> => {
    banner.replaceChildren(element('span', { textContent: title }), element('b', { textContent: text }));
    banner.hidden = false;
    await pause(isFast() ? time / 2 : time);
    banner.hidden = true;
  };

  const showSpin = async (
    spin: Spin,
    roundStake: number,
    factor: number,
    tell?: () => void,
  ): Promise<void> => {
    turning.dark();
    await turning.rest(spin.screen);
    tell?.();
    if (spin.wins.length === 0) return;
    turning.light(spin.wins);
    const won = Math.floor(lineStakesWorth(spin.pay, { stake: roundStake, lines: game.lines }));
    const [first] = spin.wins;
    const title =
      spin.wins.length === 1 && first
        ? fill(words.line, first.line + 1)
        : fill(words.lines, spin.wins.length);
    // A round that is over is told and celebrated by the page; a win below its stake just lights its lines.
    if (tell !== undefined || won <= roundStake) return void (await pause(isFast() ? SHOWN / 2 : SHOWN));
    await say(factor > 1 ? `${title}, ×${factor}` : title, `+${amount(won)}`, SHOWN);
  };

  const show: Play['show'] = async (view, tell) => {
    const { outcome, stake: roundStake, win } = view;
    if (outcome.engine !== 'slots') return undefined;
    const { spin, free } = outcome.round;
    const isOver = free.length === 0;
    await showSpin(spin, roundStake, 1, isOver ? () => tell(view) : undefined);
    if (view.pot > 0) await say(words.jackpot, amount(view.pot), BANNER);
    if (isOver) return undefined;
    stage.classList.add('free');
    await say(fill(words.freeSpins, free.length), words.doubled, BANNER);
    for (const [place, one] of free.entries()) {
      best.dataset.free = fill(words.freeSpinOf, place + 1, free.length);
      await showSpin(one, roundStake, freeSpins.multiplier);
      if (!wantsStillness()) await pause(isFast() ? 150 : 350);
    }
    delete best.dataset.free;
    stage.classList.remove('free');
    tell(view);
    await say(words.total, amount(win), BANNER);
    return undefined;
  };

  return {
    stage,
    stake,
    hold: (next) => {
      held = next;
      showBest();
    },
    step: (direction) => {
      if (held !== undefined) return;
      choice.step(direction);
      showBest();
    },
    bet: () => ({ stake: stake() }),
    begin: turning.dark,
    show,
    calm: turning.dark,
    ...(pot && { showPot: pot.show }),
    pays: () =>
      Object.entries<readonly number[]>(pays).map(([symbol, row]) =>
        element(
          'li',
          {},
          symbolElement(game, symbol),
          payFigures(row.map((pay, place) => [`×${place + 3}`, amount(paid(pay))])),
        ),
      ),
  };
};
