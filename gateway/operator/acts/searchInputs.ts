import type { Inputs } from './inputs.ts';

/** Which rows of a list are wanted, by their time. */
export const timeSearch = {
  from: { kind: 'time', help: 'none before it' },
  until: { kind: 'time', help: 'before this time' },
} as const satisfies Inputs;

/** Which rows of a list are wanted, by their member. */
export const accountSearch = {
  account: { kind: 'text', help: 'part of the account' },
} as const satisfies Inputs;
