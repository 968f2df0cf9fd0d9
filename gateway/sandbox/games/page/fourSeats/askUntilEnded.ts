import type { PlayedView, RoundView } from '../../engine/gameWire.ts';
import type { RoundAct } from '../../engine/roundActs.ts';
import { insistOnAct } from '../insistOnAct.ts';
import type { Table } from '../table.ts';

interface Round {
  readonly state: 'playing' | 'ended';
  readonly acts: readonly RoundAct[];
}

interface Steps<Of extends Round> {
  readonly roundOf: (view: RoundView) => Of | undefined;
  /** Opens what the player may do, and waits for it. */
  readonly ask: (round: Of) => Promise<RoundAct>;
  /** Waits until the player asks again for an act that got no answer. */
  readonly retry: () => Promise<unknown>;
  /** Shows what has come since. */
  readonly showNext: (next: Of, before: Of) => Promise<void>;
}

/** Plays a round act by act until it has ended; undefined where it had ended before. */
export const askUntilEnded = async <Of extends Round>(
  table: Table,
  first: RoundView,
  { roundOf, ask, retry, showNext }: Steps<Of>,
): Promise<PlayedView | undefined> => {
  let played: PlayedView | undefined;
  let round = roundOf(first);
  while (round?.state === 'playing') {
    const choice = ask(round);
    table.frame.tell('roundWaits');
    const act = await choice;
    table.frame.tell('roundStarted');
    played = await insistOnAct(table, { id: first.id, at: round.acts.length, act }, async () => {
      await retry();
    });
    table.notice.hide();
    const next = roundOf(played.round);
    if (next === undefined) break;
    await showNext(next, round);
    round = next;
  }
  return played;
};
