import { eq } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { gatewaySecrets } from '../../platform/secrets/schema.ts';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { signCall, signedHeaders } from '../../platform/signature/signedCall.ts';
import { bets } from '../../play/bets/schema.ts';
import { walletPath, type WalletAct } from '../../play/seamlessWallet/vendorWallet.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { vendorCalls } from '../../testing/vendorCalls.ts';

let gateway: TestGateway;
let say: ReturnType<typeof vendorCalls>;
beforeAll(async () => {
  gateway = await testGateway();
  say = vendorCalls(gateway);
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const secrets = () => signingSecrets(gateway.database.queries, gateway.clock);
const own = () => secrets().valid('vendor wallet');

const visitor = async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 10_000n);
  const body = { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' };
  const answer = await gateway.call('launchGame', { token: member.token, body });
  const { visitId } = answer.body.value as Value<'launchGame'>;
  const money = () =>
    balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND');
  return { member, money, newRound: () => ({ visit: visitId, round: gateway.clock.newId() }) };
};

/** Sends a bet in each of the ways: none may move anything, nor tell why. */
const refusedAll = async (ways: readonly Parameters<typeof say>[2][]): Promise<void> => {
  const { money, newRound, member } = await visitor();
  const bet = { ...newRound(), amount: '1000' };
  for (const way of ways) {
    expect([way, await say('bet', bet, way)]).toEqual([
      way,
      { status: 403, success: false, message: 'forbidden' },
    ]);
  }
  expect(await money()).toBe(10_000n);
  const rows = await gateway.database.queries.select().from(bets).where(eq(bets.memberId, member.row.id));
  expect(rows).toEqual([]);
};

test('security row 30: a call without the vendor’s signature, or with an old or foreign one, moves nothing', async () => {
  const after = (milliseconds: number) => new Date(gateway.clock.now().getTime() + milliseconds);
  const { clock } = gateway;
  const foreign = await secrets().valid('cashier');
  const { 'webhook-signature': other = '' } = signCall(await own(), { id: 'x', at: clock.now(), body: '{}' });
  await refusedAll([
    { headers: { 'webhook-signature': 'undefined' } },
    { headers: { 'webhook-signature': `v1,${'A'.repeat(43)}=` } },
    { headers: { 'webhook-signature': '' } },
    { headers: { 'webhook-signature': other } },
    { headers: { 'webhook-id': '' } },
    { headers: { 'webhook-id': 'another' } },
    { headers: { 'webhook-timestamp': '' } },
    { headers: { 'webhook-timestamp': 'NaN' } },
    { at: after(-61_000) },
    { at: after(62_000) },
    { secrets: foreign },
  ]);
});

test('security row 30: a call whose headers are missing or sent twice moves nothing', async () => {
  const { clock, app } = gateway;
  const { money, newRound } = await visitor();
  const body = JSON.stringify({ type: 'wallet.bet', merchant: 'aurora', ...newRound(), amount: '1000' });
  const post = (headers: Readonly<Record<string, string | string[]>>) =>
    app.inject({
      method: 'POST',
      url: walletPath('bet'),
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const forged = `v1,${'A'.repeat(43)}=`;
  const signed = async () => signCall(await own(), { id: clock.newId(), at: clock.now(), body });
  for (const name of Object.values(signedHeaders)) {
    const { [name]: sent = '', ...others } = await signed();
    for (const [way, value] of [
      ['missing', undefined],
      ['twice', [sent, sent]],
      ['with another before', [name === signedHeaders.signature ? forged : '1', sent]],
    ] as const) {
      const answer = await post({ ...others, ...(value && { [name]: [...value] }) });
      expect([name, way, answer.statusCode, answer.json()]).toEqual([
        name,
        way,
        403,
        { success: false, message: 'forbidden' },
      ]);
    }
  }
  expect(await money()).toBe(10_000n);
  expect((await post(await signed())).statusCode).toBe(200);
  expect(await money()).toBe(9_000n);
});

test('security row 30: the same message is refused when it is sent once more, and taken when it is told again later', async () => {
  const { money, newRound } = await visitor();
  const round = newRound();
  const { clock } = gateway;
  const bet = { ...round, amount: '4000' };
  const body = JSON.stringify({ type: 'wallet.bet', merchant: 'aurora', ...bet });
  const message = async () => ({
    headers: signCall(await own(), { id: 'evt_replayed', at: clock.now(), body }),
  });
  expect(await say('bet', bet, await message())).toMatchObject({ status: 200, value: { balance: '6000' } });
  expect(await say('bet', bet, await message())).toMatchObject({ status: 403, message: 'forbidden' });
  clock.advance(1_000);
  expect(await say('bet', bet, await message())).toMatchObject({ status: 200, value: { balance: '6000' } });
  expect(await money()).toBe(6_000n);
});

test('security row 30: during a rotation both secrets sign, and afterwards the new one alone', async () => {
  const { newRound } = await visitor();
  const { clock } = gateway;
  const [old = ''] = await secrets().valid('vendor wallet');
  await secrets().rotate('vendor wallet', 3_600_000);
  const both = await secrets().valid('vendor wallet');
  expect(both).toEqual([expect.not.stringContaining(old), old]);
  const stranger = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
  const sent = async (by: readonly string[]) =>
    (await say('bet', { ...newRound(), amount: '1000' }, { secrets: by })).status;
  for (const by of [both, [old], both.slice(0, 1), [stranger, old]]) expect(await sent(by)).toBe(200);
  expect(await sent([stranger])).toBe(403);
  clock.advance(3_600_000);
  // The session has fallen idle meanwhile: the vendor is known, the player is not.
  expect([await sent([old]), await sent(both.slice(0, 1))]).toEqual([403, 401]);
  await secrets().rotate('vendor wallet', 0);
  expect(await secrets().valid('vendor wallet')).toHaveLength(1);
  expect(await sent(both)).toBe(403);
});

test('security row 30: a secret made before calls were signed after Standard Webhooks still signs', async () => {
  const { newRound } = await visitor();
  const { queries } = gateway.database;
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at));
  const named = eq(gatewaySecrets.name, 'vendor wallet');
  const [before] = await queries.select().from(gatewaySecrets).where(named);
  const kept = bytes.toString('base64url');
  expect(kept).toMatch(/[-_]/);
  await queries.update(gatewaySecrets).set({ secret: kept }).where(named);
  const written = [`whsec_${bytes.toString('base64')}`];
  expect((await say('bet', { ...newRound(), amount: '1000' }, { secrets: written })).status).toBe(200);
  await queries
    .update(gatewaySecrets)
    .set({ secret: before?.secret ?? '' })
    .where(named);
});

test('security row 30: a signature is good for its own act, brand and body alone', async () => {
  const { money, newRound } = await visitor();
  const round = newRound();
  const { clock } = gateway;
  const signed = async (act: WalletAct, content: object) => ({
    headers: signCall(await own(), {
      id: clock.newId(),
      at: clock.now(),
      body: JSON.stringify({ type: `wallet.${act}`, merchant: 'aurora', ...content }),
    }),
  });
  const bet = { ...round, amount: '1000' };
  for (const sent of [await signed('win', bet), await signed('bet', { ...round, amount: '10' })]) {
    expect(await say('bet', bet, sent)).toMatchObject({ status: 403 });
  }
  expect(await say('win', bet, { to: 'bet' })).toMatchObject({ status: 400 });
  expect(await say('bet', bet, { to: 'win' })).toMatchObject({ status: 400 });
  expect(await say('bet', { ...bet, merchant: 'lotus' })).toMatchObject({ status: 404 });
  expect(await say('bet', { ...bet, merchant: 'nobody' })).toMatchObject({ status: 404 });
  expect(await money()).toBe(10_000n);
});
