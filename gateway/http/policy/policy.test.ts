import { endpointNames, endpoints } from '#contract/endpoints';
import type { Owner } from '#contract/endpoint';
import type { Player } from './caller.ts';
import type { Standing } from './standing.ts';
import { policy } from './policy.ts';
import { policyMatrix } from './policyMatrix.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const refusals = ['not_logged_in', 'need_real_account', 'non_agent', 'non_member', 'forbidden'];

let gateway: TestGateway;
const tokens: Partial<Record<Standing | 'other brand', string>> = {};
beforeAll(async () => {
  gateway = await testGateway();
  tokens.trial = (await gateway.members.create({ type: 4 })).token;
  tokens.member = (await gateway.members.create()).token;
  tokens.agent = (await gateway.members.create({ type: 1 })).token;
  tokens['other brand'] = (await gateway.members.create({ type: 1, merchant: 'lotus' })).token;
});
afterAll(() => gateway.close());

/** Ends the sample's session. */
const callable = endpointNames.filter((name) => name !== 'logout');

const admits = async (name: (typeof endpointNames)[number], token: string | undefined): Promise<boolean> => {
  const { body } = await gateway.call(name, { ...(token && { token }) });
  return !refusals.includes(body.message ?? '');
};

describe.each(callable)('security rows 23 and 24: %s', (name) => {
  const row: readonly Standing[] = policyMatrix[name];

  test.each(['visitor', 'trial', 'member', 'agent'] as const)(
    '%s is admitted as the matrix says',
    async (standing) => {
      expect(await admits(name, tokens[standing])).toBe(row.includes(standing));
    },
  );

  test("another brand's agent counts as a visitor", async () => {
    expect(await admits(name, tokens['other brand'])).toBe(row.includes('visitor'));
  });
});

const player = (memberId: string, line: string, merchant = 'aurora'): Player => ({
  merchant,
  memberId,
  line,
  account: memberId,
  type: 1,
  tokenHash: '',
  mustChange: false,
});

const caller = player('b', 'a/b/');
const targets = {
  own: caller,
  up: player('a', 'a/'),
  down: player('c', 'a/b/c/'),
  sibling: player('bb', 'a/bb/'),
  'other brand': player('b', 'a/b/', 'lotus'),
} as const;

const reachable: Record<Owner, readonly (keyof typeof targets)[]> = {
  none: [],
  self: ['own'],
  line: ['own', 'down'],
};

describe.each(endpointNames)('security row 23: %s on the data of', (name) => {
  test.each(Object.keys(targets) as (keyof typeof targets)[])('%s', (target) => {
    const endpoint = endpoints[name];
    expect(policy(caller, endpoint, targets[target])).toBe(
      reachable[endpoint.owner].includes(target) ? 'allowed' : 'not_found',
    );
  });
});
