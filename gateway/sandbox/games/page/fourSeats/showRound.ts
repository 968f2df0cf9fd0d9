import type { RoundView } from '../../engine/gameWire.ts';
import type { RoundAct } from '../../engine/roundActs.ts';
import { insistOnAct } from '../insistOnAct.ts';
import type { Play, Table } from '../table.ts';

interface Round {
  readonly state: 'playing' | 'ended';
  readonly acts: readonly RoundAct[];
  readonly moves: readonly unknown[];
}

interface Steps<Of extends Round> {
  readonly roundOf: (view: RoundView) => Of | undefined;
  /** Shows what was dealt. */
  readonly deal: (round: Of) => void;
  /** Plays the moves from a place on, one after another. */
  readonly showMoves: (round: Of, from: number) => Promise<void>;
  /** Opens what the player may do, and waits for it. */
  readonly ask: (round: Of) => Promise<RoundAct>;
  /** Waits until the player asks again for an act that got no answer. */
  readonly retry: () => Promise<unknown>;
  /** Shows how the round ended; `tell` is called in the moment in which its result is seen. */
  readonly end: (round: Of, win: number, tell: () => void) => Promise<void>;
}

/** Shows a round of several moves from its deal to its end and asks the player in between. */
export const showRound =
  <Of extends Round>(table: Table, { roundOf, deal, showMoves, ask, retry, end }: Steps<Of>): Play['show'] =>
  async (first, tell) => {
    let round = roundOf(first);
    if (round === undefined) return undefined;
    deal(round);
    await showMoves(round, 0);
    let played: Awaited<ReturnType<Play['show']>>;
    while (round.state === 'playing') {
      const choice = ask(round);
      table.frame.tell('roundWaits');
      const act = await choice;
      table.frame.tell('roundStarted');
      played = await insistOnAct(table, { id: first.id, at: round.acts.length, act }, async () => {
        await retry();
      });
      table.notice.hide();
      const next: Of | undefined = roundOf(played.round);
      if (next === undefined) break;
      await showMoves(next, round.moves.length);
      round = next;
    }
    const ended = played?.round ?? first;
    await end(round, ended.win, () => tell(ended, played?.balance));
    return played;
  };
