import type { Value } from '#contract/wireTypes';
import type { Result } from '@/api/failure';
import { at, vnd } from './units';
import type { DepositDesk } from './cashierFixtures';

const limit = (
  period: 'day' | 'week' | 'month',
  amount: number | null,
  used = 0,
  kind: 'deposit' | 'loss' | 'stake' = 'deposit',
): DepositDesk['limits'][number] => ({
  kind,
  period,
  amount: amount === null ? null : vnd(amount),
  used: vnd(used),
  left: amount === null ? null : vnd(Math.max(0, amount - used)),
  resetsAt: at({ day: 600, week: 3_000, month: 14_000 }[period]),
  next: null,
});

/** A waiting higher limit; `minutes` until it can be confirmed. */
const raise = (amount: number, minutes: number) => ({
  amount: vnd(amount),
  at: at(minutes),
  until: at(minutes + 10_080),
});

export const noLimits = [limit('day', null), limit('week', null), limit('month', null)];

export const usedUp = [limit('day', null), limit('week', 5_000_000, 5_000_000), limit('month', null)];

export const someLimits = [
  limit('day', 2_000_000, 500_000),
  { ...limit('week', 5_000_000, 500_000), next: raise(9_000_000, 1_440) },
  limit('month', null),
];

export const excluded = { kind: 'selfExclusion', until: at(262_800) } as const;

export const endless = { kind: 'selfExclusion', until: null } as const;

export const onTimeOut = { kind: 'timeOut', until: at(10_080) } as const;

export const timeLimit = (
  period: 'day' | 'week' | 'month',
  amount: number | null,
  used = 0,
): Value<'saferPlay'>['timeLimits'][number] => ({
  kind: 'session',
  period,
  amount,
  used,
  left: amount === null ? null : Math.max(0, amount - used),
  resetsAt: at({ day: 600, week: 3_000, month: 14_000 }[period]),
  next: null,
});

export const saferPlay: Value<'saferPlay'> = {
  limits: [
    ...someLimits,
    limit('day', 500_000, 500_000, 'loss'),
    limit('week', null, 750_000, 'loss'),
    { ...limit('month', 4_000_000, 750_000, 'loss'), next: raise(8_000_000, -60) },
    limit('day', null, 1_250_000, 'stake'),
    limit('week', null, 3_400_000, 'stake'),
    limit('month', null, 9_800_000, 'stake'),
  ],
  timeLimits: [timeLimit('day', 120, 45), timeLimit('week', null, 310), timeLimit('month', null, 905)],
  realityCheck: { minutes: 30, dueAt: at(12), since: at(-18), staked: vnd(600_000), net: vnd(-180_000) },
  pause: null,
  available: vnd(1_200_000),
  kept: vnd(0),
};

/** One limit in each state of a row. */
export const rows = {
  used: limit('day', 2_000_000, 500_000),
  notSet: limit('day', null),
  usedUp: limit('day', 500_000, 500_000, 'loss'),
  long: limit('month', 999_999_999_999, 888_888_888_888, 'stake'),
  waiting: { ...limit('week', 5_000_000, 500_000), next: raise(9_000_000, 1_440) },
  ready: { ...limit('month', 4_000_000, 750_000, 'loss'), next: raise(8_000_000, -60) },
  readyForNone: { ...limit('month', 4_000_000, 750_000), next: { ...raise(0, -60), amount: null } },
};

export const nothingSet: Value<'saferPlay'> = {
  ...saferPlay,
  limits: [...noLimits, limit('day', null, 250_000, 'loss'), limit('day', null, 900_000, 'stake')],
  timeLimits: [timeLimit('day', null, 45)],
  realityCheck: { ...saferPlay.realityCheck, minutes: null, dueAt: null },
};

/** Result of a successful change of a limit. */
export const limitTaken = (): Promise<Result<Value<'saferPlay'>>> =>
  Promise.resolve({ ok: true, value: saferPlay });

/** Answers about limits and breaks. */
export const saferPlayAnswers = {
  saferPlay,
  setLimit: saferPlay,
  confirmLimit: saferPlay,
  declineLimits: null,
  setRealityCheck: saferPlay,
  answerRealityCheck: saferPlay,
  takeTimeOut: onTimeOut,
  selfExclude: excluded,
} as const;
