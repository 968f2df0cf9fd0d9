import type { Value } from '#contract/wireTypes';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { checkRound, isProved } from './engine/checkRound.ts';
import type { ProvenRound } from './engine/gameWire.ts';
import { proofFragment, roundOfFragment } from './engine/proofLink.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
});
afterAll(() => gateway.close());

const played = async () => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 100_000n);
  const { call } = await playGame(gateway, member, 'RNG0001');
  await call('round', { key: 'round-to-prove', stake: 1_000 });
  const today = gateway.clock.now().toISOString().slice(0, 10);
  const { body } = await gateway.call('betRecord', {
    token: member.token,
    query: { from: today, to: today, pageNo: '1', pageSize: '10', language: 'VI' },
  });
  const id = (body.value as Value<'betRecord'>).list[0]?.id ?? '';
  const detail = async () =>
    (await gateway.call('betRound', { token: member.token, query: { id, language: 'VI' } })).body
      .value as Value<'betRound'>;
  return { call, detail };
};

test('GAME-12 the record of a round leads to the page that proves it, once its seed is told', async () => {
  const { call, detail } = await played();
  expect((await detail()).proofPage).toBeNull();
  await call('seed', { clientSeed: 'mine' });
  const { proofPage, bet } = await detail();
  const { host, pathname, hash } = new URL(proofPage ?? '');
  expect([host.split(':')[0], pathname]).toEqual(['games.aurora.localhost', '/play/verify']);
  const linked = roundOfFragment(hash);
  expect(linked).toMatchObject({ name: bet.gameName, vendorName: bet.vendorName, language: 'VI' });
  expect(isProved(linked && (await checkRound(linked.round)))).toBe(true);
});

test('GAME-12 a round that was changed in one fact does not agree in that fact', async () => {
  const { call } = await played();
  await call('seed', { clientSeed: 'mine' });
  const { value } = await call<ProvenRound[]>('rounds');
  const round = value[0];
  if (round === undefined) throw new Error('No round');
  const fine = { isSeedSame: true, isOutcomeSame: true, isWinSame: true };
  expect(await checkRound(round)).toEqual(fine);
  expect(await checkRound({ ...round, hash: '00' })).toEqual({ ...fine, isSeedSame: false });
  expect(await checkRound({ ...round, win: round.win + 1 })).toEqual({ ...fine, isWinSame: false });
  expect(await checkRound({ ...round, nonce: round.nonce + 1 })).toMatchObject({ isOutcomeSame: false });
  expect(await checkRound({ ...round, serverSeed: null })).toBeUndefined();
});

test('GAME-12 an address that names no round opens the page without one', async () => {
  expect(roundOfFragment('')).toBeUndefined();
  expect(roundOfFragment('#%%%')).toBeUndefined();
  expect(roundOfFragment(`#${btoa('{"round":{}}')}`)).toBeUndefined();
  const written = { name: 'Sư tử Đá', vendorName: 'Lumen', language: 'VI', currency: 'VND' };
  const round = {
    ...{ id: 'a', stake: 1, win: 0, pot: 0, nonce: 0, clientSeed: 'c', hash: 'h', serverSeed: 's' },
    ...{ drawnAt: '2026-11-20T13:45:00.000Z' },
    request: { engine: 'hilo', stake: 1 },
    outcome: { engine: 'table', dealtAt: '' },
  } as const satisfies ProvenRound;
  const linked = { round, ...written, exponent: 0, decimals: 0 };
  expect(roundOfFragment(proofFragment(linked))).toEqual(linked);
});
