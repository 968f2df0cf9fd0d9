import { endpoints, endpointNames, type EndpointName } from '#contract/endpoints';
import { schemas } from '#contract/schemas';
import { memberTypes } from '#contract/constants';
import type { Caller } from '../policy/caller.ts';
import type { Standing } from '../policy/standing.ts';
import { policy } from '../policy/policy.ts';
import { policyMatrix } from '../policy/policyMatrix.ts';
import type { Handlers } from './handlers.ts';

const anyoneOfType = (type: number): Caller => ({
  merchant: '',
  memberId: '',
  account: '',
  type,
  line: '',
  tokenHash: '',
  mustChange: false,
});

const samples = {
  visitor: undefined,
  trial: anyoneOfType(memberTypes.trial[0]),
  member: anyoneOfType(0),
  agent: anyoneOfType(memberTypes.agent[0]),
} as const satisfies Record<Standing, Caller>;

const standings = Object.keys(samples) as Standing[];

const policyAgrees = (name: EndpointName): boolean => {
  const row: readonly Standing[] | undefined = policyMatrix[name];
  return (
    row !== undefined &&
    standings.every(
      (standing) => row.includes(standing) === (policy(samples[standing], endpoints[name]) === 'allowed'),
    )
  );
};

/** What keeps the gateway from starting: one line for each call of the table that is not in order. */
export const tableProblems = (handlers: Handlers): string[] =>
  endpointNames.flatMap((name) => {
    const built = Object.hasOwn(handlers, name);
    return [
      ...(built ? [] : [`${name} has no handler`]),
      ...(Object.hasOwn(schemas, name) ? [] : [`${name} has no schema`]),
      ...(policyAgrees(name)
        ? []
        : [`${name} is opened by the endpoint table to others than policyMatrix says`]),
    ];
  });
