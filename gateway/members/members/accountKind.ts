import type { AccountKind } from '#contract/agentLinks';
import { standingOf } from '../../http/policy/standing.ts';

/** Member types of accounts that agents bring in. */
export const typeOfKind = { member: 0, agent: 1 } as const satisfies Record<AccountKind, number>;

export const kindOfType = (type: number): AccountKind => (standingOf(type) === 'agent' ? 'agent' : 'member');
