import type { PlayedView, RoundView } from '../../engine/gameWire.ts';
import { rankText } from '../../engine/cards.ts';
import { isOffered, waysOf, worthOf, type HiloAct, type HiloRound } from '../../engine/hiloRules.ts';
import { cardName } from '../cards/cardName.ts';
import { element } from '../element.ts';
import { insistOnAct } from '../insistOnAct.ts';
import { payFigures } from '../payFigures.ts';
import { stakeChoice } from '../stakeChoice.ts';
import type { Play, Table } from '../table.ts';
import { fill } from '../words.ts';
import { hiloView } from './hiloView.ts';

const SHOWN = 1_100;

const roundOf = ({ outcome }: RoundView): HiloRound | undefined =>
  outcome.engine === 'hilo' ? outcome.round : undefined;

/** Hi-lo on the stage: the round goes on from guess to guess until the player cashes in or is wrong. */
export const hiloPlay = (table: Table): Play => {
  const { game, words, amount, sound, isFast, isPaused, pause, notice, frame } = table;
  const { stake, step } = stakeChoice(game, 2);
  let decide: ((act: HiloAct) => void) | undefined;
  const view = hiloView(table, (act) => decide?.(act));

  const decision = (round: HiloRound, staked: number): Promise<HiloAct> =>
    new Promise((resolve) => {
      decide = (act) => {
        if (isPaused() || !isOffered(round, staked, act)) return;
        decide = undefined;
        resolve(act);
      };
    });

  const pressed = (): Promise<void> =>
    new Promise((resolve) => {
      decide = () => resolve();
    });

  const spoken = (round: HiloRound): string => cardName(round.cards.at(-1) ?? 0, words);

  const ask = (round: HiloRound, staked: number): void => {
    view.showTrail(round);
    view.offer(round, staked);
    view.say(fill(words.hiloAsk, spoken(round)));
    view.focus();
  };

  const end = async (round: HiloRound, tell: () => void): Promise<void> => {
    view.showTrail(round);
    view.clear();
    view.mark(round.state === 'won' ? 'right' : 'wrong');
    view.say(
      round.state === 'won' ? fill(words.hiloWon, amount(round.worth)) : fill(words.hiloLost, spoken(round)),
    );
    tell();
    await pause(isFast() ? SHOWN / 2 : SHOWN);
  };

  const show: Play['show'] = async (first, tell) => {
    const { id, stake: staked } = first;
    let played: PlayedView | undefined;
    let round = roundOf(first);
    if (round === undefined) return undefined;
    view.showTrail(round);
    await view.open(round.cards.at(-1) ?? 0);
    while (round.state === 'playing') {
      ask(round, staked);
      frame.tell('roundWaits');
      const act = await decision(round, staked);
      frame.tell('roundStarted');
      view.mark('');
      played = await insistOnAct(table, { id, at: round.acts.length, act }, pressed);
      notice.hide();
      view.close();
      const next: HiloRound = roundOf(played.round) ?? { ...round, state: 'lost' };
      if (next.cards.length > round.cards.length) {
        sound.play('stop');
        await view.open(next.cards.at(-1) ?? 0);
        if (act !== 'skip') view.mark(next.state === 'lost' ? 'wrong' : 'right');
      }
      round = next;
    }
    const ended = played?.round ?? first;
    const balance = played?.balance;
    await end(round, () => tell(ended, balance));
    return played;
  };

  const calm = (): void => {
    decide = undefined;
    view.close();
    view.clear();
    view.mark('');
    view.say(words.hiloBegin);
  };

  return {
    stage: view.stage,
    stake,
    step,
    bet: () => ({ stake: stake() }),
    begin: () => {
      calm();
      view.cover();
      view.say('');
    },
    show,
    calm,
    keys: (): Readonly<Record<string, () => void>> => {
      const act = decide;
      return act === undefined ? {} : { ArrowUp: () => act('higher'), ArrowDown: () => act('lower') };
    },
    pays: () => [
      element('li', {}, element('b', { textContent: words.hiloPays })),
      ...[0, 1, 3, 6, 9, 11, 12].map((card) =>
        element(
          'li',
          {},
          payFigures(
            (['higher', 'lower'] as const).map((guess) => [
              `${rankText(card)} ${guess === 'higher' ? '↑' : '↓'}`,
              amount(worthOf(stake(), [waysOf(guess, card)])),
            ]),
          ),
        ),
      ),
    ],
  };
};
