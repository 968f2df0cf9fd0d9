import type { EndpointName } from '#contract/endpoints';
import type { Value } from '#contract/wireTypes';
import { contentPolicy } from '../../front/contentPolicy.ts';
import { vendorFrames } from '../../app/vendorFrames.ts';
import { betRepository } from '../../play/bets/betRepository.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { acmeGames, outsideVendor, type OutsideWorld } from '../../testing/outsideVendor.ts';
import { vendorCalls } from '../../testing/vendorCalls.ts';

let world: OutsideWorld;
beforeAll(async () => {
  world = await outsideVendor();
  await world.operate('vendor', 'import', { code: 'ACME' });
});
afterAll(() => world.close());
beforeEach(() => world.faults());

const read = async (
  name: EndpointName,
  query: Readonly<Record<string, string>>,
  token?: string,
): Promise<unknown> =>
  (await world.gateway.call(name, { query, ...(token !== undefined && { token }) })).body.value;
const listed = async () => {
  const query = { clientType: 'WEB', platform: 'WEB', language: 'EN', merchant: 'aurora', vassalage: 'ACME' };
  const { games } = (await read('gameList', { ...query, pageNo: '1', pageSize: '50' })) as Value<'gameList'>;
  return games.map(({ gameCode }) => gameCode).toSorted();
};

test('PORT-01 the operator imports the games of a vendor outside, and the lobby has them with what the vendor says of them', async () => {
  expect(await listed()).toEqual(['ACMEDRAGON', 'ACMETABLE']);
  const { lanes } = (
    (await read('gameVendors', { platform: 'html5-desktop', language: 'EN' })) as Value<'gameVendors'>
  ).data;
  const shown = lanes.flatMap(({ gameCategory, vendors }) =>
    vendors
      .filter(({ vassalage }) => vassalage === 'ACME')
      .map(({ displayName }) => [gameCategory, displayName]),
  );
  expect(shown.toSorted()).toEqual([
    ['LIVE', 'Acme Games'],
    ['RNG', 'Acme Games'],
  ]);
  expect(await read('gameDetail', { gameCode: 'ACMEDRAGON', language: 'VI' })).toMatchObject({
    game: { gameName: 'Rồng Vàng', vendorName: 'Acme Games', supportPlay: '0', tag: 'new' },
    gameClassify: 'JP',
    minBet: { amount: '1000', currency: 'VND' },
    maxBet: { amount: '50000', currency: 'VND' },
    lineNum: 25,
    rtp: 9_612,
    maxWin: 5_000,
  });
});

test('PORT-01 an import that is repeated changes what has changed and takes off what is gone, until it is back', async () => {
  const [dragon, table] = acmeGames;
  const before = (await read('gameDetail', {
    gameCode: 'ACMEDRAGON',
    language: 'EN',
  })) as Value<'gameDetail'>;
  await world.offer([{ ...dragon, names: { EN: 'Dragon Silver' }, stakes: ['2000'] }]);
  const { rows } = await world.operate('vendor', 'import', { code: 'ACME' });
  expect(rows).toEqual([{ vendor: 'Acme Games', added: 0, updated: 1, gone: 1 }]);
  expect(await listed()).toEqual(['ACMEDRAGON']);
  const after = await read('gameDetail', { gameCode: 'ACMEDRAGON', language: 'EN' });
  expect(after).toMatchObject({
    game: { gameName: 'Dragon Silver', nodeId: before.game.nodeId },
    minBet: { amount: '2000' },
  });
  const { token } = await world.gateway.members.create();
  const body = { gameCode: 'ACMETABLE', vassalage: 'ACME', platform: 'WEB', language: 'VI' };
  expect(await world.gateway.call('launchGame', { token, body })).toMatchObject({ status: 404 });
  await world.offer([dragon, table]);
  await world.operate('vendor', 'import', { code: 'ACME' });
  expect(await listed()).toEqual(['ACMEDRAGON', 'ACMETABLE']);
  const audit = await world.operate('audit', 'list');
  expect(audit.rows[0]).toMatchObject({ act: 'vendor import', target: 'vendor ACME', who: 'ops' });
});

test('PORT-01 a player opens a game of the vendor at its own origin, plays, and sees the round with its proof', async () => {
  const { launched, opened, member, play, money } = await world.visitor();
  expect(launched).toMatchObject({ origin: world.url, fixedOrigin: true, display: 'frame' });
  expect(launched.url).toMatch(`${world.url}/play?merchant=aurora&from=http%3A%2F%2Faurora.localhost#`);
  const page = await fetch(launched.url);
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://aurora.localhost');
  expect(opened).toMatchObject({
    gameCode: 'ACMEDRAGON',
    mode: 'real',
    currency: 'VND',
    player: member.row.id,
  });
  const { round, state, win } = await play(5_000);
  expect(state).toBe('settled');
  expect(await money()).toBe(100_000n - 5_000n + BigInt(win));
  const [bet] = await betRepository(world.gateway.database.queries).latestOf(
    { merchant: 'aurora', memberId: member.row.id },
    1,
  );
  expect(await read('betRound', { id: bet?.id ?? '', language: 'EN' }, member.token)).toMatchObject({
    round,
    bet: { gameCode: 'ACMEDRAGON', vendorName: 'Acme Games' },
    proof: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string, clientSeed: member.row.id },
  });
  expect(await world.books()).toMatchObject({ vendor: { open: 0 }, gateway: { open: 0 } });
});

test('PORT-01 live tables of the vendor stand in the lobby as it tells them, asked for once in some seconds', async () => {
  const rooms = async () => ((await read('roomList', { language: 'EN' })) as Value<'roomList'>).list;
  const asked = async () => (await world.heard()).filter((line) => line.startsWith('/tables')).length;
  await world.advance(60_000);
  const before = await asked();
  expect(await Promise.all([rooms(), rooms()])).toContainEqual([
    expect.objectContaining({ roomId: 'ACMETABLE', state: 'betting', players: 2, seats: 7 }),
  ]);
  expect((await rooms())[0]).toMatchObject({ results: ['banker', 'tie'], maxBet: { amount: '900000' } });
  expect(await asked()).toBe(before + 1);
  await world.advance(5_000);
  await rooms();
  expect(await asked()).toBe(before + 2);
});

test('PORT-01 the page of a configured vendor may be framed by the site, and no page of others', () => {
  const gameVendors = [{ code: 'ACME', url: new URL('https://play.acme.example/marquee') }];
  const frames = vendorFrames({ vendorOrigin: 'https://games.example', gameVendors });
  const request = { protocol: 'https', hostname: 'a.example', port: 443, host: 'a.example' } as const;
  const hosts = { images: [], connect: [], assets: [], frames: frames(request, { hosts: ['a.example'] }) };
  expect(contentPolicy('n', hosts)).toContain('frame-src https://games.example https://play.acme.example;');
});

test('PORT-01 a vendor moves no money of a visit that was opened at another one', async () => {
  const { gateway } = world;
  const { ticket } = await world.visitor();
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, 10_000n);
  const body = { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' };
  const answer = await gateway.call('launchGame', { token: member.token, body });
  const { visitId, url } = answer.body.value as Value<'launchGame'>;
  const round = { visit: visitId, round: 'stolen' };
  const call = (act: string, content: object) =>
    world.vendor('control/call', { act, merchant: 'aurora', ...content });
  const notFound = { kind: 'refused', code: 'not_found' };
  expect(await call('bet', { ...round, amount: '1000' })).toEqual(notFound);
  expect(await call('void', round)).toEqual(notFound);
  expect(await call('balance', { visit: visitId })).toEqual(notFound);
  const { hash } = new URL(url);
  expect(await call('authenticate', { ticket: hash.slice(1) })).toEqual(notFound);
  expect(await call('authenticate', { ticket })).toEqual({ kind: 'refused', code: 'not_logged_in' });
  // The sandbox's own secret, which signs for other houses, is no key to this vendor's door.
  const say = vendorCalls(gateway);
  expect(await say('bet', { ...round, amount: '1000' })).toMatchObject({ status: 200 });
  expect(await say('win', { ...round, amount: '0' }, { vendor: 'ACME' })).toMatchObject({ status: 403 });
});

test('PORT-01 the secret of a vendor is rotated without a call lost, and ends at once when it has leaked', async () => {
  const { play } = await world.visitor();
  await world.operate('secret', 'rotate', { of: 'ACME' });
  expect((await play()).state).toBe('settled');
  await world.operate('secret', 'rotate', { of: 'ACME', hours: '0' });
  expect((await play()).state).toBe('placing');
  await expect(world.operate('vendor', 'import', { code: 'ACME' })).rejects.toThrow('answered 401');
  await world.handOver();
  await world.advance(2_000);
  expect(await world.books()).toMatchObject({ vendor: { open: 0 }, gateway: { open: 0 } });
});

test('PORT-01 games of a vendor that is configured no more are recorded and open nowhere', async () => {
  const { vendors } = world.gateway;
  expect(() => vendors.of('GONE').pageFor({} as never, { hosts: [] })).toThrow('operation_not_enabled');
  expect(await vendors.of('GONE').roundProof('aurora', 'r-1')).toBeNull();
  await expect(world.operate('vendor', 'import', { code: 'NVP' })).rejects.toThrow('GAME_VENDORS names ACME');
  await expect(world.operate('secret', 'show', { of: 'GONE' })).rejects.toThrow(
    'cashier, support, vendor-wallet, ACME',
  );
});
