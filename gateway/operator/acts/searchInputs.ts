import type { Inputs } from './inputs.ts';

/** Which rows of a list are wanted, by their time. */
export const timeSearch = {
  from: { kind: 'time', help: 'none before it' },
  until: { kind: 'time', help: 'before this time' },
} as const satisfies Inputs;

/** Which rows of an audit are wanted. */
export const auditSearch = {
  who: { kind: 'text', help: 'part of the name of who did it' },
  act: { kind: 'text', help: 'part of what was done, such as "money"' },
  target: { kind: 'text', help: 'part of what it was done to, such as an account' },
  ...timeSearch,
} as const satisfies Inputs;

/** Which rows of a list are wanted, by their member. */
export const accountSearch = {
  account: { kind: 'text', help: 'part of the account' },
} as const satisfies Inputs;
