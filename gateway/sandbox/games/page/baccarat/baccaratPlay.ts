import { baccaratBets, baccaratRtp, type BaccaratBet, type BaccaratSide } from '../../engine/baccaratBets.ts';
import { fateOf, winnerOf, type BaccaratHands, type BaccaratWinner } from '../../engine/dealBaccarat.ts';
import { chipRack } from '../cards/chipRack.ts';
import { chipSize } from '../cards/chipSize.ts';
import { chipText } from '../cards/chipText.ts';
import { element } from '../element.ts';
import { percentFormat } from '../format.ts';
import { liveTable } from '../liveTable.ts';
import { wantsStillness } from '../motion.ts';
import type { Pose } from '../presenter/tablePresenter.ts';
import type { Play, Table } from '../table.ts';
import { tableStatus } from '../tableStatus.ts';
import { unplacedChips } from '../unplacedChips.ts';
import { fill } from '../words.ts';
import { baccaratFelt } from './baccaratFelt.ts';
import { baccaratRoads } from './baccaratRoads.ts';
import { baccaratTold, winnersIn } from './baccaratTold.ts';
import { merged, mergedOn } from './laidBets.ts';
import { ratioText } from './ratioText.ts';

/** Milliseconds in which the presenter's hand reaches the shoe. */
const REACHES = 180;
const BETWEEN = 160;
const SHOWN = 1_700;

/** The order in which the fields lie on the cloth. */
const laidOut = [
  'playerPair',
  'player',
  'tie',
  'banker',
  'bankerPair',
] as const satisfies readonly BaccaratSide[];

/** The presenter points at the hand that has won. */
const poses = { player: 'first', banker: 'second', tie: 'rest' } as const satisfies Record<
  BaccaratWinner,
  Pose
>;

/** Baccarat on the stage: shoe, two hands, five fields, chips and the road. */
export const baccaratPlay = (table: Table): Play => {
  const { game, words, amount, sound, isFast, pause, server } = table;
  const status = tableStatus(words);
  const { felt, hands, presenter } = baccaratFelt(table);
  const road = baccaratRoads(words);
  const fields = new Map<BaccaratSide, HTMLButtonElement>();
  let laid: BaccaratBet[] = [];
  /** Grows with each round shown and each table cleared, so that a late step of an earlier round does nothing. */
  let run = 0;

  const staked = (): number => laid.reduce((sum, { stake }) => sum + stake, 0);

  const showChips = (): void => {
    for (const [side, button] of fields) {
      button.querySelector('.chip')?.remove();
      const on = mergedOn(laid, side);
      if (on > 0) {
        const size = String(chipSize(game.stakes, on));
        const attributes = { 'data-size': size };
        button.append(element('span', { className: 'chip', textContent: chipText(amount(on)), attributes }));
      }
    }
    stage.dispatchEvent(new CustomEvent('stake', { bubbles: true }));
  };
  const keepOnly = (bets: BaccaratBet[]): void => {
    laid = bets;
    showChips();
  };
  const takeOff = (left: BaccaratBet[]): void => {
    if (live?.takesBets() !== false) keepOnly(left);
  };
  const rack = chipRack(table, {
    undo: () => takeOff(laid.slice(0, -1)),
    clear: () => takeOff([]),
  });

  const lay = (side: BaccaratSide): void => {
    if (live?.takesBets() === false) return;
    const stake = rack.chip();
    if (staked() + stake > game.limit) {
      status.say(words.tableFull);
      return;
    }
    sound.play('chip');
    status.say(fill(words.placed, amount(stake), words[side]));
    keepOnly([...laid, { side, stake }]);
  };

  const field = (side: BaccaratSide): HTMLButtonElement => {
    const button = element(
      'button',
      { type: 'button', className: `field ${side}` },
      element('b', { textContent: words[side] }),
      element('small', { textContent: ratioText(baccaratBets[side].pays, game.language) }),
    );
    button.addEventListener('click', () => lay(side));
    fields.set(side, button);
    return button;
  };

  const stage = element(
    'div',
    { className: 'table-stage baccarat' },
    element('div', { className: 'strip' }, status.box, road.beads, road.opener),
    element('div', { className: 'roads-place' }, road.panel),
    felt,
    element('div', { className: 'cloth' }, ...laidOut.map(field)),
    rack.box,
    road.dialog,
  );

  const deal = async ({ player, banker }: BaccaratHands, isCurrent: () => boolean): Promise<void> => {
    const order = [
      [hands.player, player[0]],
      [hands.banker, banker[0]],
      [hands.player, player[1]],
      [hands.banker, banker[1]],
      [hands.player, player[2]],
      [hands.banker, banker[2]],
    ] as const;
    for (const [hand, card] of order) {
      if (card === undefined || !isCurrent()) continue;
      sound.play('stop');
      presenter?.pose('draw');
      if (presenter !== undefined && !wantsStillness()) await pause(isFast() ? REACHES / 2 : REACHES);
      presenter?.pose(hand === hands.player ? 'give-first' : 'give-second');
      await hand.turn(card);
      if (!wantsStillness()) await pause(isFast() ? BETWEEN / 3 : BETWEEN);
    }
  };

  const clean = (): void => {
    run += 1;
    presenter?.pose('rest');
    hands.player.clear();
    hands.banker.clear();
    for (const button of fields.values()) button.classList.remove('won', 'stays');
    status.say();
  };

  const chips = unplacedChips(table, stage, {
    ...{ keepOnly, status, clean },
    laid: () => laid,
    isOpen: () => live?.round() !== undefined,
  });

  /** Tells how a round ended, and lights its fields. */
  const reveal = (round: BaccaratHands): void => {
    const winner = winnerOf(round);
    status.say(baccaratTold(round, words));
    presenter?.pose(poses[winner]);
    if (winner !== 'tie') {
      hands.player.mark(winner === 'player');
      hands.banker.mark(winner === 'banker');
    }
    for (const [side, button] of fields) {
      const fate = fateOf(side, round);
      if (fate !== 'loses') button.classList.add(fate === 'wins' ? 'won' : 'stays');
    }
  };

  /** Deals a round, tells how it ended and lays its bead. */
  const lead = async (round: BaccaratHands): Promise<void> => {
    clean();
    status.say(words.tableDealing);
    const own = run;
    await deal(round, () => own === run);
    if (own !== run) return;
    reveal(round);
    road.add(winnerOf(round));
  };

  /** A round lies open already. */
  const lie = (round: BaccaratHands): void => {
    clean();
    hands.player.lay(round.player);
    hands.banker.lay(round.banker);
    reveal(round);
  };

  const show: Play['show'] = async (first, tell) => {
    if (first.request.engine !== 'baccarat') return undefined;
    keepOnly([...first.request.bets]);
    chips.set(true);
    const played = live === undefined ? undefined : await live.dealt(first);
    const ended = played?.round ?? first;
    const { outcome } = ended;
    if (outcome.engine !== 'baccarat') return played;
    await lead(outcome.round);
    tell(ended, played?.balance);
    // A live table stays closed until its next round, so there is nothing to wait for.
    if (live === undefined) await pause(isFast() ? SHOWN / 2 : SHOWN);
    return played;
  };

  const live =
    game.table === null
      ? undefined
      : liveTable({ ...table, status }, game.table, {
          watch: async (dealt) => {
            if (dealt.engine === 'baccarat') await lead(dealt.round);
          },
          clear: ({ past, seats }) => {
            clean();
            chips.set(false);
            road.set(winnersIn(past));
            road.seat(seats);
          },
          phase: (phase) => {
            stage.classList.toggle('closed-table', phase !== 'betting');
            stage.dispatchEvent(new CustomEvent('closed'));
            if (phase !== 'closed') return;
            status.say();
            chips.close();
          },
          dealing: words.tableDealing,
        });
  if (live !== undefined) {
    road.set(winnersIn(game.table?.past ?? []));
    if (game.table !== null) road.seat(game.table.seats);
    live.start();
    const lying = game.table?.dealt;
    if (lying?.engine === 'baccarat') lie(lying.round);
  }

  const showPast = async (): Promise<void> => {
    const past = (await server.rounds()).map(({ outcome }) => outcome);
    road.set(winnersIn(past.reverse()));
  };
  if (live === undefined) void showPast().catch(() => undefined);

  return {
    stage,
    stake: staked,
    fit: rack.fit,
    step: rack.step,
    bet: () => {
      if (laid.length === 0) return words.placeFirst;
      if (live === undefined) return { sides: merged(laid) };
      const round = live.round();
      return round === undefined ? words.tableClosed : { sides: merged(laid), round };
    },
    begin: chips.begin,
    show,
    ...(live !== undefined && {
      missed: ({ request, outcome }, net) => {
        if (request.engine !== 'baccarat' || outcome.engine !== 'baccarat') return false;
        if (live.isRunning(request.round)) {
          keepOnly([...request.bets]);
          chips.set(true);
          lie(outcome.round);
        } else status.say(fill(words.missedRound, baccaratTold(outcome.round, words), net));
        return true;
      },
    }),
    calm: chips.calm,
    pays: () =>
      laidOut.map((side) =>
        element(
          'li',
          {},
          element('span', { textContent: words[side] }),
          element('small', {
            textContent: fill(words.returns, percentFormat(game.language)(baccaratRtp[side])),
          }),
          element('b', { textContent: ratioText(baccaratBets[side].pays, game.language) }),
        ),
      ),
  };
};
