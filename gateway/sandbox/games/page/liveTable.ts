import { roomLimits } from '#contract/rooms';
import type { PlayedView, RoundView, TableView } from '../engine/gameWire.ts';
import type { RoundOutcome } from '../engine/playRound.ts';
import { insist } from './insist.ts';
import type { Table } from './table.ts';
import { tableClock, type TablePhase } from './tableClock.ts';
import type { TableStatus } from './tableStatus.ts';

/** Clocks of two machines differ a little, so the deal is requested a moment later. */
const LATE = 200;

/** How long the table says that it takes no bets. */
const SAID = 2_600;

interface LiveActs {
  /** Shows a round to a player without chips on it. */
  readonly watch: (dealt: RoundOutcome) => Promise<void>;
  /** Makes the table ready for the next round. */
  readonly clear: (table: TableView) => void;
  /** Called when the phase of the round changes, and once at the start. */
  readonly phase: (phase: TablePhase) => void;
  /** Said while the table takes no bets. */
  readonly dealing: string;
}

type LiveDeps = Pick<Table, 'server' | 'words' | 'pause' | 'notice' | 'frame'> & {
  readonly status: TableStatus;
};

/** A table whose clock deals one round to all players: time left, what is dealt to those who watch, and own bets. */
export const liveTable = (table: LiveDeps, first: TableView, acts: LiveActs) => {
  const { server, words, notice, frame, status } = table;
  const clock = tableClock(first);
  let busy = false;
  let watched = first.dealt === null ? -1 : first.round;
  let plays = false;
  let phase: TablePhase | undefined;

  const watch = async (): Promise<void> => {
    const view = await server.table();
    clock.set(view);
    if (view.dealt === null || view.round === watched || plays) return;
    watched = view.round;
    await acts.watch(view.dealt);
  };
  const renew = async (): Promise<void> => {
    const view = await server.table();
    clock.set(view);
    if (!plays) acts.clear(view);
    tick();
  };
  const ask = (what: () => Promise<void>): void => {
    if (busy) return;
    busy = true;
    what()
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  };

  const tick = (): void => {
    const now = clock.phase();
    const label = now === 'betting' ? words.tableBetting : acts.dealing;
    status.show(now, label, clock.secondsLeft(), clock.shareLeft(roomLimits.betting));
    if (now !== phase) {
      phase = now;
      if (now === 'betting') notice.hideLine(words.tableClosed);
      acts.phase(now);
    }
    if (clock.isOver()) ask(renew);
    else if (now === 'dealt' && watched !== clock.view().round && !plays) ask(watch);
  };

  return {
    /** Whether chips may be laid or taken off; says why not. */
    takesBets: (): boolean => {
      if (clock.phase() === 'betting') return true;
      notice.say(words.tableClosed);
      void table.pause(SAID).then(() => notice.hideLine(words.tableClosed));
      return false;
    },
    round: (): number | undefined => (clock.phase() === 'betting' ? clock.view().round : undefined),
    /** Whether the table still shows a round: its number is that of the running one. */
    isRunning: (round: number | undefined): boolean => round === clock.view().round && !clock.isOver(),
    start: (): void => {
      tick();
      clock.start(tick);
    },
    /** Waits for the deal of a round with own bets on it and resolves to its result. Throws GameFault. */
    dealt: async ({ id, outcome }: RoundView): Promise<PlayedView> => {
      plays = true;
      try {
        if (outcome.engine === 'table') {
          status.say(words.tableWaits);
          frame.tell('roundWaits');
          await clock.reach(new Date(Date.parse(outcome.dealtAt) + LATE).toISOString());
          frame.tell('roundStarted');
        }
        const played = await insist(
          table,
          () => server.dealt(id),
          () => notice.say(words.checking),
        );
        watched = clock.view().round;
        return played;
      } finally {
        plays = false;
      }
    },
  };
};
