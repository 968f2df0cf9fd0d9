import { liveClose } from '#contract/live';
import type { Value } from '#contract/wireTypes';
import { runAct } from '../operator/runAct.ts';
import { sessionService } from '../members/sessions/sessionService.ts';
import { liveAddress, openSocket } from '../testing/openSocket.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import type { TestMember } from '../testing/testMembers.ts';
import { testTenants } from '../testing/testTenants.ts';

/** Ends a test before the look that a gateway takes every 30 seconds anyway: only what was announced closes in time. */
const BEFORE_LOOK = 20_000;

// Two gateways of one database; their clocks stand.
let gateway: TestGateway;
let second: TestGateway;
let addresses: string[];
beforeAll(async () => {
  gateway = await testGateway();
  second = await testGateway({ beside: gateway });
  addresses = [await liveAddress(gateway), await liveAddress(second)];
});
afterAll(async () => {
  await second.close();
  await gateway.close();
});

const ticketFor = async (token: string): Promise<string> =>
  ((await gateway.call('socketTicket', { token })).body.value as Value<'socketTicket'>).ticket;
/** A socket of the session on each gateway. */
const openOnBoth = (token: string) =>
  Promise.all(addresses.map(async (address) => openSocket(address, await ticketFor(token))));
const anotherSession = ({ row }: TestMember) =>
  sessionService(gateway.database.queries, gateway.clock).begin(row.merchant, row.id, {
    ip: '127.0.0.1',
    agent: 'other',
  });
const operate = (act: string, account: string, more: Record<string, string> = {}) => {
  const parts = { ...gateway, runtime: gateway.clock, tenants: testTenants(['aurora']) };
  return runAct(parts, { command: 'member', act, who: 'ops', values: { account, ...more } });
};

const strong = 'hoa-sen-88-nở';
interface Ways {
  readonly member: TestMember;
  readonly other: string;
}
const ways: Record<string, (way: Ways) => Promise<unknown>> = {
  'it logs out': ({ member: { token } }) => gateway.call('logout', { token }),
  'another device signs it out': ({ other }) =>
    gateway.call('signOutDevice', { token: other, query: { id: 'others' } }),
  'the password is changed elsewhere': ({ other }) =>
    gateway.call('changePassword', {
      token: other,
      body: { oldPassword: 'right', newPassword: strong, confirmNewPassword: strong },
    }),
  'the operator disables the account': ({ member: { row } }) =>
    operate('disable', row.account, { reason: 'stolen phone' }),
  'the operator sets a new password': ({ member: { row } }) => operate('password', row.account),
};

test.each(Object.entries(ways))(
  'a socket outlives its session on no gateway when %s',
  async (_, end) => {
    const member = await gateway.members.create({ password: 'right' });
    const stranger = await gateway.members.create();
    const own = await openOnBoth(member.token);
    const others = await openOnBoth(stranger.token);
    await end({ member, other: await anotherSession(member) });
    expect(await Promise.all(own.map(({ closed }) => closed))).toEqual([
      liveClose.sessionOver,
      liveClose.sessionOver,
    ]);
    for (const { socket, ask, next } of others) {
      ask(['balance']);
      expect(await next()).toMatchObject({ topic: 'balance' });
      socket.close();
    }
  },
  BEFORE_LOOK,
);

test(
  'the session that changed the password keeps its socket',
  async () => {
    const member = await gateway.members.create({ password: 'right' });
    const other = await anotherSession(member);
    const own = await openOnBoth(member.token);
    const kept = await openOnBoth(other);
    await ways['the password is changed elsewhere']?.({ member, other });
    await Promise.all(own.map(({ closed }) => closed));
    for (const { socket, ask, next } of kept) {
      ask(['balance']);
      expect(await next()).toMatchObject({ topic: 'balance' });
      socket.close();
    }
  },
  BEFORE_LOOK,
);

test(
  'a ticket whose session has ended since opens no socket that stays',
  async () => {
    const { token } = await gateway.members.create();
    const ticket = await ticketFor(token);
    await gateway.call('logout', { token });
    const { closed } = await openSocket(addresses[1] ?? '', ticket);
    expect(await closed).toBe(liveClose.sessionOver);
  },
  BEFORE_LOOK,
);
