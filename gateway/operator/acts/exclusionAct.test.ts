import type { Value } from '#contract/wireTypes';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { testTenants } from '../../testing/testTenants.ts';
import { runAct } from '../runAct.ts';

const DAY = 24 * 3_600_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const order = (command: string, act: string, values: Readonly<Record<string, string>>) =>
  runAct(
    { ...gateway, runtime: gateway.clock, tenants: testTenants(['aurora']) },
    { command, act, brand: 'aurora', who: 'ops', values },
  );
const readmit = (account: string) => order('member', 'readmit', { account, reason: 'letter of 20 May' });
const enter = async (username: string) => {
  const body = { username, password: 'right', type: 'username' };
  return (await gateway.call('login', { body })).body.value as Value<'login'>;
};
const exclude = (token: string, months: number | 'indefinite') =>
  gateway.call('selfExclude', { token, body: { months, password: 'right' } });

test('SAFE-03 an indefinite exclusion ends by an audited act of the operator alone, not before six months', async () => {
  const { token } = await gateway.members.create({ account: 'nghi', password: 'right' });
  expect((await exclude(token, 'indefinite')).status).toBe(200);
  const endless = {
    kind: 'selfExclusion',
    until: null,
    earliestEnd: expect.stringMatching(/^2027-05-20T/) as string,
  };
  await expect(order('member', 'readmit', { account: 'nghi' })).rejects.toThrow('reason is missing');
  gateway.clock.advance(180 * DAY);
  await expect(readmit('nghi')).rejects.toThrow('nghi can be readmitted from 2027-05-20');
  expect((await enter('nghi')).pause).toEqual(endless);
  gateway.clock.advance(3 * DAY);
  await readmit('nghi');
  expect(await enter('nghi')).not.toHaveProperty('pause');
  const [audited] = (await order('audit', 'list', { limit: '1' })).rows;
  expect(audited).toMatchObject({ who: 'ops', act: 'member readmit', target: 'nghi' });
  expect(JSON.stringify(audited)).toContain('letter of 20 May');
  await expect(readmit('nghi')).rejects.toThrow('nghi has no indefinite self-exclusion');
});

test('SAFE-03 an exclusion with an end is ended by nobody, also not beside one without', async () => {
  const { token } = await gateway.members.create({ account: 'hai', password: 'right' });
  await exclude(token, 12);
  await expect(readmit('hai')).rejects.toThrow('no indefinite self-exclusion');
  const { pause, token: restricted } = await enter('hai');
  await exclude(restricted, 'indefinite');
  gateway.clock.advance(200 * DAY);
  await readmit('hai');
  expect((await enter('hai')).pause).toEqual(pause);
});

test('SAFE-03 who excludes themselves again while excluded without an end waits six months from then', async () => {
  const { token } = await gateway.members.create({ account: 'ba', password: 'right' });
  await exclude(token, 'indefinite');
  gateway.clock.advance(100 * DAY);
  const { pause, token: restricted } = await enter('ba');
  await exclude(restricted, 'indefinite');
  const earliest = (one: typeof pause) => Date.parse(one?.earliestEnd ?? '');
  expect(earliest((await enter('ba')).pause) - earliest(pause)).toBeGreaterThan(99 * DAY);
  gateway.clock.advance(100 * DAY);
  await expect(readmit('ba')).rejects.toThrow('ba can be readmitted from');
});
