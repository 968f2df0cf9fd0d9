import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import type { Value } from '#contract/wireTypes';
import { coolOffMatrix, type DuringCoolOff } from './coolOffMatrix.ts';
import { sessionService } from '../../members/sessions/sessionService.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';

const matrix: Partial<Record<EndpointName, DuringCoolOff>> = coolOffMatrix;
const memberCalls = endpointNames.filter((name) => (endpoints[name] as Endpoint).role !== 'anyone');

let gateway: TestGateway;
let onBreak: TestMember;
let excluded: TestMember;
let coolOff: Value<'selfExclude'>;
beforeAll(async () => {
  gateway = await testGateway();
  // Agents are admitted everywhere.
  onBreak = await gateway.members.create({ type: 1 });
  await gateway.call('takeBreak', { token: onBreak.token, body: { minutes: 60 } });
  excluded = await gateway.members.create({ type: 1, password: 'right' });
  const body = { months: 12, password: 'right' };
  coolOff = (await gateway.call('selfExclude', { token: excluded.token, body })).body
    .value as Value<'selfExclude'>;
});
afterAll(() => gateway.close());

const sessionOf = ({ row: { merchant, id } }: TestMember) =>
  sessionService(gateway.database.queries, gateway.clock).begin(merchant, id, {
    ip: '127.0.0.1',
    agent: 'test',
  });

test('SAFE-03 every call of a member says whether it is open to whoever rests, and no other call does', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(memberCalls.toSorted());
});

describe.each(memberCalls)('SAFE-03 %s', (name) => {
  const idempotencyKey = () => gateway.clock.newId();

  test('answers an excluded member, or refuses with until', async () => {
    const answer = await gateway.call(name, {
      token: await sessionOf(excluded),
      idempotencyKey: idempotencyKey(),
    });
    if (matrix[name] === 'open') expect(answer.body.message).not.toBe('on_break');
    else expect(answer).toMatchObject({ status: 403, body: { message: 'on_break', value: coolOff } });
  });

  test('is closed during a short break only where it plays or offers', async () => {
    const answer = await gateway.call(name, {
      token: await sessionOf(onBreak),
      idempotencyKey: idempotencyKey(),
    });
    expect(answer.body.message === 'on_break').toBe(matrix[name] === 'closed');
  });
});
