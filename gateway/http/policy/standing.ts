import { memberTypes } from '#contract/constants';

/** What an account may count as. An agent is a member too. */
export type Standing = 'visitor' | 'trial' | 'member' | 'agent';

const isOneOf = (list: readonly number[], type: number): boolean => list.includes(type);

/** Standing by member type (spec §3): trial 4; agent 1, 2, 41, 42; any other type is an ordinary member. */
export const standingOf = (type: number): Exclude<Standing, 'visitor'> => {
  if (isOneOf(memberTypes.trial, type)) return 'trial';
  return isOneOf(memberTypes.agent, type) ? 'agent' : 'member';
};
