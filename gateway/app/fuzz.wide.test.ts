import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import { schemas, type EndpointSchemas } from '#contract/schemas';
import { fuzzShape } from '../testing/fuzzShape.ts';
import { setFlags } from '../testing/setFlags.ts';
import { testGames } from '../testing/testGames.ts';
import { giveMoney, playGame } from '../testing/playGame.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { vendorCalls } from '../testing/vendorCalls.ts';

const RUNS = 12;

const shapesOf = (name: EndpointName): Partial<EndpointSchemas> =>
  (schemas as Partial<Record<EndpointName, EndpointSchemas>>)[name] ?? {};

const textOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();

/** Query strings are texts. */
const asTexts = (query: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(query) as object).map(([name, value]) => [name, textOf(value)]));

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await setFlags(gateway, ['AGENTPOLICY3']);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

test.each(endpointNames)(
  'ids and other values that %s does not expect are refused, never a failure of the gateway (SOUND-01)',
  async (name) => {
    const { query, body } = shapesOf(name);
    const { form, role }: Endpoint = endpoints[name];
    const member = await gateway.members.create({ password: 'Right1234', type: role === 'agent' ? 1 : 0 });
    await giveMoney(gateway, member.row.id, 5_000_000n);
    let keys = 0;
    const sent = fc.record({
      query: query ? fuzzShape(query).map(asTexts) : fc.constant({}),
      body: body ? fuzzShape(body).map(form ? asTexts : (value) => value) : fc.constant(undefined),
    });
    await fc.assert(
      fc.asyncProperty(sent, async (given) => {
        keys += 1;
        const idempotencyKey = `fuzz-${name}-${keys}`;
        const answer = await gateway.call(name, { ...given, token: member.token, idempotencyKey });
        if (answer.body.message === 'not_available') return;
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: RUNS, seed: 20, endOnFailure: true },
    );
  },
);

const noIds = [
  '-'.repeat(36),
  'f'.repeat(36),
  '00000000-0000-4000-8000-00000000000-',
  'urn:uuid:0',
  '',
  null,
  7,
];

test.each(noIds)(
  'the wallet of vendors and their pages refuse %j where an id is meant (SOUND-01)',
  async (id) => {
    const say = vendorCalls(gateway);
    const round = { visit: id, round: 'r-1' };
    for (const act of ['balance', 'bet', 'win', 'void'] as const) {
      const more = act === 'balance' ? { visit: id } : act === 'void' ? round : { ...round, amount: '1000' };
      expect([act, (await say(act, more)).status]).toEqual([act, 400]);
    }
    const { call } = await playGame(gateway, await gateway.members.create(), 'RNG0001');
    for (const path of ['dealt', 'shown', 'act']) {
      const body = path === 'act' ? { id, at: 0, act: 'collect' } : { id };
      expect([path, (await call(path, body)).status]).toEqual([path, 400]);
    }
  },
);
