import type { RoundView } from '../../engine/gameWire.ts';
import { houseAct } from '../../engine/phom/houseAct.ts';
import { rankSeats, type LaidHand } from '../../engine/phom/layDown.ts';
import { pointsOf } from '../../engine/phom/phoms.ts';
import { discardAct, discardOf, DRAW, EAT, isAllowed, SEATS } from '../../engine/phom/phomTable.ts';
import type { PhomRound, SeenMove } from '../../engine/phom/playPhom.ts';
import { AUTO, type RoundAct } from '../../engine/roundActs.ts';
import { cardName } from '../cards/cardName.ts';
import { fittingStake } from '../cards/fittingStake.ts';
import { endOfPlace, placeRows, placeText } from '../fourSeats/placeRows.ts';
import { playerTurn } from '../fourSeats/playerTurn.ts';
import { seatName } from '../fourSeats/seatRow.ts';
import { showRound } from '../fourSeats/showRound.ts';
import { stakeChoice } from '../stakeChoice.ts';
import type { Play, Table } from '../table.ts';
import { fill } from '../words.ts';
import { phomView } from './phomView.ts';
import { shownAfter, shownAtDeal, type ShownTable } from './shownAfter.ts';

const STEP = 600;
const SHOWN = 1_600;

const roundOf = ({ outcome }: RoundView): PhomRound | undefined =>
  outcome.engine === 'phom' ? outcome.round : undefined;

/** Phỏm on the stage: moves of the house's seats one after another, and the player's own in between. */
export const phomPlay = (table: Table): Play => {
  const { game, words, amount, sound, isFast, isPaused, pause } = table;
  const { stake, step } = stakeChoice(game, game.stakes.indexOf(fittingStake(game, 2)));
  let current: PhomRound | undefined;
  const turn = playerTurn(isPaused, () => view.close());

  const may = (act: RoundAct): boolean => current !== undefined && isAllowed(current.view, act);
  const perform = (act: RoundAct): void => {
    if (may(act)) turn.act(act);
  };
  const chosenAct = (): RoundAct | undefined => {
    const [card] = view.hand.chosen();
    return card === undefined ? undefined : discardAct(card);
  };

  const view = phomView(table, {
    eat: () => perform(EAT),
    draw: () => perform(DRAW),
    discard: () => perform(chosenAct() ?? ''),
    auto: () => turn.act(AUTO),
    hint: () => {
      if (current === undefined) return;
      const act = houseAct(current.view);
      const card = discardOf(act);
      if (card === undefined) view.say(act === EAT ? words.phomHintEat : words.phomHintDraw);
      else view.hand.choose([card]);
    },
    choose: () => {
      if (!turn.isOpen() || current === undefined) return;
      const act = chosenAct();
      const isRefused = act !== undefined && !may(act);
      view.offer({ eat: may(EAT), draw: may(DRAW), discard: act !== undefined && !isRefused });
      view.say(isRefused && !current.view.isTaking ? words.phomKept : turnText(current));
    },
  });

  const turnText = ({ view: { isTaking, lies } }: PhomRound): string => {
    if (!isTaking) return words.phomTurnDiscard;
    return lies !== undefined && may(EAT)
      ? fill(words.phomTurnEat, cardName(lies, words))
      : words.phomTurnDraw;
  };

  const moveText = ({ seat, kind, card }: SeenMove): string => {
    const name = seatName(seat, words);
    if (card === null) return fill(words.phomDrew, name);
    const text = { eat: words.phomAte, draw: words.phomDrewCard, discard: words.phomDiscarded }[kind];
    return fill(text, name, cardName(card, words));
  };

  let shown: ShownTable | undefined;
  /** Plays moves that have come since, one after another. */
  const showMoves = async (round: PhomRound, from: number): Promise<void> => {
    for (const move of round.moves.slice(from)) {
      view.seats.turn(move.seat);
      await pause(isFast() ? STEP / 3 : STEP);
      shown = shownAfter(shown ?? shownAtDeal(round), move);
      view.show(shown);
      sound.play('stop');
      view.say(moveText(move));
    }
    view.seats.turn(round.state === 'playing' ? 0 : -1);
  };

  const ask = (round: PhomRound): Promise<RoundAct> => {
    const choice = turn.begin();
    current = round;
    view.hand.open(!round.view.isTaking);
    view.hand.choose([]);
    if (round.view.isTaking) view.focusTake();
    else view.hand.focus();
    return choice;
  };

  const endText = ({ place, fullSeat }: PhomRound, win: number): string => {
    if (fullSeat === 0) return fill(words.phomFullOwn, amount(win));
    if (fullSeat !== null) return fill(words.phomFullOther, seatName(fullSeat, words));
    return endOfPlace(table, place ?? SEATS - 1, win);
  };

  const pointsText = (laid: readonly LaidHand[], seat: number): string => {
    const hand = laid.find((one) => one.seat === seat);
    return hand === undefined || hand.phoms.length === 0
      ? words.phomNone
      : fill(words.phomPoints, pointsOf(hand.left));
  };

  const end = async (round: PhomRound, win: number, tell: () => void): Promise<void> => {
    view.end();
    for (const { seat, phoms, sent, left } of round.laid) {
      const cards = [...phoms.flat(), ...left];
      const note = seat === round.fullSeat ? words.phomFull : pointsText(round.laid, seat);
      view.seats.show(seat, cards, phoms.flat());
      view.seats.note(seat, note);
      if (seat === 0) view.hand.set(cards, phoms.flat());
      const names = sent.map((card) => cardName(card, words)).join(', ');
      const name = seatName(seat, words);
      const laid = fill(words.seatSaid, name, note);
      view.say(names === '' ? laid : `${fill(words.phomSent, name, names)} ${laid}`);
      await pause(isFast() ? STEP / 3 : STEP);
    }
    if (round.fullSeat === null)
      for (const [place, seat] of rankSeats(round.laid).entries())
        view.seats.note(seat, fill(words.seatSaid, placeText(place, words), pointsText(round.laid, seat)));
    view.say(endText(round, win));
    tell();
    await pause(isFast() ? SHOWN / 2 : SHOWN);
  };

  const show = showRound(table, {
    ...{ roundOf, showMoves, ask, end },
    deal: (round) => {
      shown = shownAtDeal(round);
      view.show(shown);
    },
    retry: () => {
      view.offer({ eat: may(EAT), draw: may(DRAW), discard: !may(DRAW) });
      return turn.begin();
    },
  });

  const clear = (): void => {
    turn.drop();
    view.seats.clear();
    view.show(undefined);
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
    pays: () => placeRows(table, stake(), words.phomFull),
  };
};
