import { roomLimits } from '#contract/rooms';
import type { PlayedView, RoundView, TableView } from '../engine/gameWire.ts';
import type { RoundOutcome } from '../engine/playRound.ts';
import { element } from './element.ts';
import { insist } from './insist.ts';
import type { Table } from './table.ts';
import { fill } from './words.ts';
import { tableClock } from './tableClock.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Clocks of two machines part by a little; the cards are asked for a moment later. */
const LATE = 200;

interface LiveActs {
  /** Shows a round of the table to one who has no chips on it. */
  readonly watch: (dealt: RoundOutcome) => Promise<void>;
  /** Makes the table ready for the next round. */
  readonly clear: (table: TableView) => void;
  readonly close: (closed: boolean) => void;
  /** What is said while it deals, and with the seconds left to those who wait with their bets. */
  readonly dealing: string;
  readonly waits: string;
}

const ring = () => {
  const svg = document.createElementNS(SVG, 'svg');
  const circle = document.createElementNS(SVG, 'circle');
  svg.setAttribute('viewBox', '0 0 40 40');
  svg.setAttribute('aria-hidden', 'true');
  for (const [name, value] of Object.entries({ cx: '20', cy: '20', r: '17', pathLength: '100' })) {
    circle.setAttribute(name, value);
  }
  svg.append(circle);
  return { svg, show: (share: number) => circle.setAttribute('stroke-dasharray', `${share * 100} 100`) };
};

/** A table whose clock deals one round to all who sit there: time left, what is dealt to those who watch, and own bets. */
export const liveTable = (
  table: Pick<Table, 'server' | 'words' | 'pause' | 'notice' | 'frame'>,
  first: TableView,
  acts: LiveActs,
) => {
  const { server, words, notice, frame } = table;
  const clock = tableClock(first);
  const circle = ring();
  const seconds = element('b');
  const label = element('span');
  const box = element('div', { className: 'table-clock' }, circle.svg, seconds, label);
  let busy = false;
  let watched = first.dealt === null ? -1 : first.round;
  let plays = false;

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
    const phase = clock.phase();
    box.dataset.phase = phase;
    seconds.textContent = phase === 'betting' ? String(clock.secondsLeft()) : '';
    label.textContent = phase === 'betting' ? words.tableBetting : acts.dealing;
    circle.show(clock.shareLeft(roomLimits.betting));
    acts.close(phase !== 'betting');
    if (clock.isOver()) ask(renew);
    else if (phase === 'dealt' && watched !== clock.view().round && !plays) ask(watch);
  };

  return {
    box,
    round: (): number | undefined => (clock.phase() === 'betting' ? clock.view().round : undefined),
    start: (): void => {
      tick();
      clock.start(tick);
    },
    /** Waits for the deal of a round with own bets on it, and answers what they brought. Throws GameFault. */
    dealt: async ({ id, outcome }: RoundView, say: (text: string) => void): Promise<PlayedView> => {
      plays = true;
      try {
        if (outcome.engine === 'table') {
          say(fill(acts.waits, clock.secondsLeft()));
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
