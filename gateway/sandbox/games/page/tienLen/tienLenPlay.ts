import type { Card } from '../../engine/cards.ts';
import type { RoundView } from '../../engine/gameWire.ts';
import { houseMove } from '../../engine/tienLen/houseMove.ts';
import { playAct, viewOfPlayer, type TienLenRound } from '../../engine/tienLen/playTienLen.ts';
import { HAND, refusalOf, SEATS } from '../../engine/tienLen/tienLenTable.ts';
import { AUTO, type RoundAct } from '../../engine/roundActs.ts';
import { cardName } from '../cards/cardName.ts';
import { fittingStake } from '../cards/fittingStake.ts';
import { seatName } from '../fourSeats/seatRow.ts';
import { endOfPlace, placeRows, placeText } from '../fourSeats/placeRows.ts';
import { playerTurn } from '../fourSeats/playerTurn.ts';
import { showRound } from '../fourSeats/showRound.ts';
import { stakeChoice } from '../stakeChoice.ts';
import type { Play, Table } from '../table.ts';
import { fill } from '../words.ts';
import { trickAfter, type Trick } from './trickAfter.ts';
import { tienLenView } from './tienLenView.ts';

const STEP = 700;
const SHOWN = 1_600;

const roundOf = ({ outcome }: RoundView): TienLenRound | undefined =>
  outcome.engine === 'tienlen' ? outcome.round : undefined;

const EMPTY: Trick = { lies: undefined, passed: [], counts: Array.from({ length: SEATS }, () => HAND) };

/** Tiến Lên on the stage: moves of the house's seats one after another, and the player's own in between. */
export const tienLenPlay = (table: Table): Play => {
  const { game, words, amount, sound, isFast, isPaused, pause } = table;
  const { stake, step } = stakeChoice(game, game.stakes.indexOf(fittingStake(game, 2)));
  let current: TienLenRound | undefined;
  const turn = playerTurn(isPaused, () => view.close());

  const refusal = (cards: readonly Card[]) =>
    current === undefined ? 'noCombo' : refusalOf(viewOfPlayer(current), cards);

  const view = tienLenView(table, {
    play: () => {
      const cards = view.hand.chosen();
      if (cards.length > 0 && refusal(cards) === undefined) turn.act(playAct(cards));
    },
    pass: () => {
      if (refusal([]) === undefined) turn.act(playAct([]));
    },
    auto: () => turn.act(AUTO),
    hint: () => {
      if (current === undefined) return;
      const cards = houseMove(viewOfPlayer(current))?.cards ?? [];
      view.hand.choose(cards);
      if (cards.length === 0) view.say(words.tienLenHintPass);
    },
    choose: () => {
      if (!turn.isOpen()) return;
      const cards = view.hand.chosen();
      const reason = refusal(cards);
      view.offer({ play: cards.length > 0 && reason === undefined, pass: refusal([]) === undefined });
      view.say(cards.length === 0 || reason === undefined ? turnText() : reasonText(reason));
    },
  });

  const turnText = (): string => {
    if (current === undefined) return '';
    if (current.lies !== null) return words.tienLenBeat;
    return current.moves.length === 0 ? words.tienLenLowest : words.tienLenLead;
  };
  const reasonText = (reason: NonNullable<ReturnType<typeof refusal>>): string =>
    ({
      mustLead: words.tienLenLead,
      noCombo: words.tienLenNoCombo,
      tooLow: words.tienLenTooLow,
      needsLowest: words.tienLenLowest,
    })[reason];

  let trick = EMPTY;
  const showTrick = (): void => {
    view.lay(trick.lies);
    for (const seat of [1, 2, 3]) {
      view.seats.count(seat, trick.counts[seat] ?? 0);
      view.seats.note(seat, trick.passed.includes(seat) ? words.passed : '');
    }
  };

  /** Plays moves that have come since, one after another. */
  const showMoves = async (round: TienLenRound, from: number): Promise<void> => {
    for (const move of round.moves.slice(from)) {
      view.seats.turn(move.seat);
      await pause(isFast() ? STEP / 3 : STEP);
      trick = trickAfter(trick, move);
      showTrick();
      if (move.cards.length > 0) sound.play('stop');
      if (move.seat === 0) view.hand.set(view.hand.cards().filter((card) => !move.cards.includes(card)));
      const names = move.cards.map((card) => cardName(card, words)).join(', ');
      const name = seatName(move.seat, words);
      view.say(names === '' ? fill(words.seatPassed, name) : fill(words.seatSaid, name, names));
    }
    if (round.lies === null) {
      trick = { ...trick, lies: undefined, passed: [] };
      showTrick();
    }
    view.seats.turn(round.state === 'playing' ? 0 : -1);
  };

  const ask = (round: TienLenRound): Promise<RoundAct> => {
    const choice = turn.begin();
    current = round;
    view.hand.open(true);
    view.hand.choose([]);
    view.hand.focus();
    return choice;
  };

  const endText = ({ place, instantWinner }: TienLenRound, win: number): string => {
    if (instantWinner === 0) return fill(words.tienLenInstantWinOwn, amount(win));
    if (instantWinner !== null) return fill(words.tienLenInstantWinOther, seatName(instantWinner, words));
    return endOfPlace(table, place ?? SEATS - 1, win);
  };

  const end = async (round: TienLenRound, win: number, tell: () => void): Promise<void> => {
    for (const [place, cards] of round.shown.entries()) view.seats.show(place + 1, cards);
    for (const [place, seat] of round.out.entries())
      if (seat > 0) view.seats.note(seat, placeText(place, words));
    view.say(endText(round, win));
    tell();
    await pause(isFast() ? SHOWN / 2 : SHOWN);
  };

  const show = showRound(table, {
    ...{ roundOf, showMoves, ask, end },
    deal: (round) => {
      trick = EMPTY;
      showTrick();
      view.hand.set(round.dealt);
    },
    retry: () => {
      view.offer({ play: true, pass: true });
      return turn.begin();
    },
  });

  const clear = (): void => {
    turn.drop();
    view.seats.clear();
    view.lay(undefined);
    view.hand.set([]);
  };

  return {
    stage: view.stage,
    stake,
    step,
    bet: () => ({ stake: stake() }),
    begin: () => {
      clear();
      view.say('');
    },
    show,
    calm: () => {
      clear();
      view.say(words.seatsBegin);
    },
    pays: () => placeRows(table, stake(), words.tienLenInstantWin),
  };
};
