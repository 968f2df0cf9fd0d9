import type { TableView } from '../engine/gameWire.ts';

export type TablePhase = 'betting' | 'closed' | 'dealt';

const TICK = 250;

/** The instant at which each phase ends. */
const endOf = {
  betting: 'bettingUntil',
  closed: 'dealtAt',
  dealt: 'endsAt',
} as const satisfies Record<TablePhase, keyof TableView>;

/** A live table's time as its server has it, and what follows from it. */
export const tableClock = (first: TableView, now: () => number = Date.now) => {
  let view = first;
  let skew = 0;
  const waiting: { readonly until: number; readonly go: () => void }[] = [];

  const set = (next: TableView): void => {
    view = next;
    skew = Date.parse(next.now) - now();
  };
  set(first);
  const time = (): number => now() + skew;

  const phase = (): TablePhase => {
    if (time() < Date.parse(view.bettingUntil)) return 'betting';
    return time() < Date.parse(view.dealtAt) ? 'closed' : 'dealt';
  };

  return {
    set,
    phase,
    view: () => view,
    isOver: (): boolean => time() >= Date.parse(view.endsAt),
    /** Whole seconds until the phase ends: until bets close, until the deal, until the next round. */
    secondsLeft: (): number => Math.max(0, Math.ceil((Date.parse(view[endOf[phase()]]) - time()) / 1_000)),
    /** From 1 to 0. */
    shareLeft: (lasts: number): number =>
      Math.max(0, Math.min(1, (Date.parse(view.bettingUntil) - time()) / lasts)),
    /** Until an instant of the server's time. */
    reach: (instant: string): Promise<void> =>
      new Promise((resolve) => {
        waiting.push({ until: Date.parse(instant), go: resolve });
      }),
    /** Runs as long as the page stands. */
    start: (onTick: () => void): void => {
      setInterval(() => {
        const due = waiting.filter(({ until }) => time() >= until);
        for (const one of due) {
          waiting.splice(waiting.indexOf(one), 1);
          one.go();
        }
        onTick();
      }, TICK);
    },
  };
};
