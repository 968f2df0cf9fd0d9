import type { PlayedView, RoundView } from '../../engine/gameWire.ts';
import { paytableRows } from '../../engine/poker/paytables.ts';
import { holdAct, type VideoPokerRound } from '../../engine/poker/playVideoPoker.ts';
import { simpleHold, type Hold } from '../../engine/poker/simpleHold.ts';
import { cardName } from '../cards/cardName.ts';
import { fittingStake } from '../cards/fittingStake.ts';
import { element } from '../element.ts';
import { insistOnAct } from '../insistOnAct.ts';
import { stakeChoice } from '../stakeChoice.ts';
import type { Play, Table } from '../table.ts';
import { fill } from '../words.ts';
import { handText } from './handText.ts';
import { videoPokerView } from './videoPokerView.ts';

const SHOWN = 1_100;
const ALL = [0, 1, 2, 3, 4] as const;

const roundOf = ({ outcome }: RoundView): VideoPokerRound | undefined =>
  outcome.engine === 'videopoker' ? outcome.round : undefined;

/** Video poker on the stage: five cards, a choice of those that stay, and what the five then pay. */
export const videoPokerPlay = (table: Table): Play => {
  const { game, words, amount, sound, isFast, isPaused, pause, notice, frame } = table;
  const { stake, step } = stakeChoice(game, game.stakes.indexOf(fittingStake(game, 2)));
  let dealt: VideoPokerRound['dealt'] = [];
  let decide: (() => void) | undefined;

  const view = videoPokerView(table, {
    draw: () => decide?.(),
    hint: () => {
      const hold = simpleHold(dealt);
      view.hold(hold);
      const names = hold.map((place) => cardName(dealt[place] ?? 0, words)).join(', ');
      view.say(hold.length === 0 ? words.pokerHintNone : fill(words.pokerHint, names));
    },
  });
  view.showPays(stake());

  const pressed = (): Promise<void> =>
    new Promise((resolve) => {
      view.offer();
      decide = () => {
        if (isPaused()) return;
        decide = undefined;
        view.close();
        resolve();
      };
    });

  const ask = (round: VideoPokerRound): void => {
    const has = handText(game.paytable, round.hand, words);
    view.say(has === undefined ? words.pokerAsk : fill(words.pokerHas, has));
    view.light(round.hand);
  };

  const end = async (round: VideoPokerRound, win: number, tell: () => void): Promise<void> => {
    const made = handText(game.paytable, round.hand, words);
    view.light(round.hand);
    view.say(made === undefined ? words.pokerLost : fill(words.pokerWon, made, amount(win)));
    tell();
    await pause(isFast() ? SHOWN / 2 : SHOWN);
  };

  /** Asks for what the player holds, and turns the cards that come instead of the others. */
  const draw = async ({ id }: RoundView): Promise<PlayedView> => {
    const choice = pressed();
    view.focus();
    frame.tell('roundWaits');
    await choice;
    const hold: Hold = view.held();
    frame.tell('roundStarted');
    view.light(undefined);
    const played = await insistOnAct(table, { id, at: 0, act: holdAct(hold) }, pressed);
    notice.hide();
    view.close();
    view.hold(hold);
    const replaced = ALL.filter((place) => !hold.includes(place));
    if (replaced.length > 0) sound.play('stop');
    await view.open(roundOf(played.round)?.cards ?? [], replaced);
    return played;
  };

  const show: Play['show'] = async (first, tell) => {
    const round = roundOf(first);
    if (round === undefined) return undefined;
    ({ dealt } = round);
    view.showPays(first.stake);
    sound.play('stop');
    await view.open(round.cards, ALL);
    if (round.state === 'ended') {
      await end(round, first.win, () => tell(first));
      return undefined;
    }
    ask(round);
    const played = await draw(first);
    const last = roundOf(played.round) ?? round;
    await end(last, played.round.win, () => tell(played.round, played.balance));
    return played;
  };

  return {
    stage: view.stage,
    stake,
    step: (direction) => {
      step(direction);
      view.showPays(stake());
    },
    bet: () => ({ stake: stake() }),
    begin: () => {
      view.cover();
      view.showPays(stake());
      view.say('');
    },
    show,
    calm: () => {
      decide = undefined;
      view.close();
      view.cover();
      view.say(words.pokerBegin);
    },
    keys: () =>
      decide === undefined
        ? {}
        : Object.fromEntries(ALL.map((place) => [`Digit${place + 1}`, () => view.toggle(place)])),
    pays: () => [
      element('li', {}, element('b', { textContent: words.pokerPays })),
      ...paytableRows(game.paytable).map(([hand, pays]) =>
        element(
          'li',
          {},
          element('span', { textContent: handText(game.paytable, hand, words) ?? '' }),
          element('b', { textContent: amount(pays * stake()) }),
        ),
      ),
    ],
  };
};
