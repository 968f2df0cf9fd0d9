import { endpoints, endpointNames, type EndpointName } from '#contract/endpoints';
import { schemas } from '#contract/schemas';
import { memberTypes } from '#contract/constants';
import type { Caller } from '../policy/caller.ts';
import type { Standing } from '../policy/standing.ts';
import { notYetBuilt } from './notYetBuilt.ts';
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
    const waiting = (notYetBuilt as readonly EndpointName[]).includes(name);
    const built = Object.hasOwn(handlers, name);
    return [
      ...(built && waiting ? [`${name} has a handler and still stands in notYetBuilt`] : []),
      ...(!built && !waiting ? [`${name} has neither handler nor a line in notYetBuilt`] : []),
      ...(built && !Object.hasOwn(schemas, name) ? [`${name} has a handler but no schema`] : []),
      ...(policyAgrees(name)
        ? []
        : [`${name} is opened by the endpoint table to others than policyMatrix says`]),
    ];
  });
