/** What goes wrong at the vendor or on the way, switched by the test. Numbers count down with each call. */
export interface Faults {
  /** Calls to the wallet arrive; their answers do not. */
  loseAnswers: number;
  /** Calls to the wallet never leave. */
  loseCalls: number;
  /** Calls leave, arrive only when they are let go, and are never answered. */
  hold: number;
  /** Calls are signed with another secret. */
  badSignature: number;
  /** A stake, and a win, is told once more with another amount. */
  wrongAmount: number;
  /** Each call is sent twice at once, as two messages. */
  twice: boolean;
  /** Each call is sent twice at once, the same bytes. */
  replay: boolean;
  /** The win is told before the stake. */
  winFirst: boolean;
  /** A stake without an answer: the round is given up rather than placed again. */
  giveUp: boolean;
  /** What is due is done from the last to the first. */
  backwards: boolean;
  /** Neither hears nor calls anybody. */
  down: boolean;
  /** What the gateway's own questions get. */
  answers: 'right' | 'failed' | 'garbage' | 'misshapen' | 'huge' | 'moved' | 'never';
}

export const noFaults: Faults = {
  loseAnswers: 0,
  loseCalls: 0,
  hold: 0,
  badSignature: 0,
  wrongAmount: 0,
  twice: false,
  replay: false,
  winFirst: false,
  giveUp: false,
  backwards: false,
  down: false,
  answers: 'right',
};

type Counted = 'loseAnswers' | 'loseCalls' | 'hold' | 'badSignature' | 'wrongAmount';

/** Whether a fault strikes now. */
export const strikes = (faults: Faults, name: Counted): boolean => {
  if (faults[name] === 0) return false;
  faults[name] -= 1;
  return true;
};
