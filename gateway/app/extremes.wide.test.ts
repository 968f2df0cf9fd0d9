import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import { schemas, type EndpointSchemas } from '#contract/schemas';
import { sessionService } from '../members/sessions/sessionService.ts';
import {
  asJson,
  extremeBodies,
  extremeHeaders,
  extremeTexts,
  extremeValues,
  replaced,
  wholeValue,
} from '../testing/extremes.ts';
import { setFlags } from '../testing/setFlags.ts';
import { testGames } from '../testing/testGames.ts';
import { giveMoney } from '../testing/playGame.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import type { TestMember } from '../testing/testMembers.ts';

const HOUR = 3_600_000;
// Some thousand calls each.
const TIMEOUT_MS = 120_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await setFlags(gateway, ['AGENTPOLICY3']);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

type Sent = NonNullable<Parameters<TestGateway['call']>[1]>;

/** Calls as a member who logs in again when a call has ended the session, and waits when there were too many. */
const caller = (name: EndpointName, { row, token: first }: TestMember) => {
  let token = first;
  let keys = 0;
  const place = { ip: '127.0.0.1', agent: 'test' };
  const once = (sent: Sent) => {
    keys += 1;
    return gateway.call(name, { token, idempotencyKey: `${name}-${keys}`, ...sent });
  };
  return async (sent: Sent): Promise<string | undefined> => {
    let answer = await once(sent);
    if (answer.status === 429 || answer.status === 401) {
      if (answer.status === 429) gateway.clock.advance(HOUR);
      token = await sessionService(gateway.database.queries, gateway.clock).begin('aurora', row.id, place);
      answer = await once(sent);
    }
    const { message } = answer.body as { message?: string };
    if (answer.status < 500 || message === 'not_available') return undefined;
    return `${answer.status} ${message} of ${JSON.stringify(sent).slice(0, 300)}`;
  };
};

const shapesOf = (name: EndpointName): Partial<EndpointSchemas> =>
  (schemas as Partial<Record<EndpointName, EndpointSchemas>>)[name] ?? {};

/** Raw JSON is for bodies that are neither sealed nor a form. */
const isRaw = (body: unknown): boolean => asJson(body) !== JSON.stringify(body);

function* sentTo(name: EndpointName): Generator<Sent> {
  const { query: queryShape, body: bodyShape } = shapesOf(name);
  const { form, upload, encrypted }: Endpoint = endpoints[name];
  const query = (queryShape ? wholeValue(queryShape) : {}) as Record<string, unknown>;
  const texts = Object.fromEntries(Object.entries(query).map(([field, value]) => [field, String(value)]));
  const body = bodyShape && !upload ? wholeValue(bodyShape) : undefined;
  const whole: Sent = { query: texts, ...(body !== undefined && { body }) };
  yield whole;
  for (const field of Object.keys(texts))
    for (const text of extremeTexts) yield { ...whole, query: { ...texts, [field]: text.toWellFormed() } };
  yield { ...whole, query: { ...texts, __proto: '1', constructor: '1' } };
  for (const headers of extremeHeaders) yield { ...whole, headers };
  for (const [type, payload] of extremeBodies)
    yield { query: texts, payload, headers: { 'content-type': type } };
  if (body === undefined) return;
  if (form) {
    for (const field of Object.keys(body as object))
      for (const text of extremeTexts)
        yield { ...whole, body: { ...Object(body), [field]: text.toWellFormed() } };
    return;
  }
  for (const other of replaced(body, extremeValues))
    if (!isRaw(other)) yield { ...whole, body: other };
    else if (!encrypted)
      yield { query: texts, payload: asJson(other), headers: { 'content-type': 'application/json' } };
}

test.each(endpointNames)(
  'FIX-06 no field, header or body of %s makes the gateway fail, however far it goes',
  async (name) => {
    const { role }: Endpoint = endpoints[name];
    const member = await gateway.members.create({ password: 'Right1234', type: role === 'agent' ? 1 : 0 });
    await giveMoney(gateway, member.row.id, 5_000_000n);
    const call = caller(name, member);
    const failed: string[] = [];
    for (const sent of sentTo(name)) {
      const fault = await call(sent);
      if (fault !== undefined) failed.push(fault);
    }
    expect(failed).toEqual([]);
  },
  TIMEOUT_MS,
);
