import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { MOST_SHOTS } from './engine/fishKinds.ts';
import type { PlayedView } from './engine/gameWire.ts';

const START = 10_000_000n;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [
    { gameCode: 'BAC0001', gameType: 'BAC' },
    { gameCode: 'FISH0001', gameType: 'FISH' },
    { gameCode: 'PVP0001', gameType: 'PVP' },
    { gameCode: 'RNG0001', gameClassify: 'TG', art: { theme: 'felt', motif: 'roulette' } },
    { gameCode: 'RNG0002', gameClassify: 'TG', art: { theme: 'felt', motif: 'tiles' } },
  ]);
});
afterAll(() => gateway.close());

let keys = 0;
const at = async (gameCode: string) => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, START);
  const { game, call } = await playGame(gateway, member, gameCode);
  return {
    game,
    ask: (body: object) => call<PlayedView>('round', { key: `request-${(keys += 1)}`, ...body }),
    money: () =>
      balanceOf(gateway.database.queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND'),
  };
};

test.each([
  ['BAC0001', { stake: 1_000 }],
  ['BAC0001', { sides: [] }],
  ['BAC0001', { sides: [{ side: 'dealer', stake: 1_000 }] }],
  ['BAC0001', { sides: [{ side: 'player', stake: 1_001 }] }],
  ['BAC0001', { sides: [{ side: 'tie', stake: 1_000_001_000 }] }],
  [
    'BAC0001',
    {
      sides: [
        { side: 'tie', stake: 1_000 },
        { side: 'tie', stake: 1_000 },
      ],
    },
  ],
  ['BAC0001', { sides: [{ side: 'player', stake: 1_000 }], round: 3 }],
  ['FISH0001', { stake: 1_000 }],
  ['FISH0001', { stake: 1_000, shots: [] }],
  ['FISH0001', { stake: 1_000, shots: ['kraken'] }],
  ['FISH0001', { stake: 1_234, shots: ['crab'] }],
  ['FISH0001', { stake: 1_000, shots: Array.from({ length: MOST_SHOTS + 1 }, () => 'crab') }],
  ['PVP0001', { stake: 1_000, shots: ['crab'] }],
  ['PVP0001', { stake: 999 }],
  ['PVP0001', {}],
])('security row 27: %s refuses what is no round of it and moves nothing (%#)', async (gameCode, body) => {
  const { ask, money } = await at(gameCode);
  expect(await ask(body)).toMatchObject({ status: 400 });
  expect(await money()).toBe(START);
});

test('GAME-12 baccarat and fishing take all stakes of a round at once and pay their sum', async () => {
  const table = await at('BAC0001');
  const sides = [
    { side: 'player', stake: 2_000 },
    { side: 'bankerPair', stake: 1_000 },
  ];
  const dealt = (await table.ask({ sides })).value;
  expect([dealt.round.stake, dealt.round.outcome.engine]).toEqual([3_000, 'baccarat']);
  expect(await table.money()).toBe(START - 3_000n + BigInt(dealt.round.win));
  const sea = await at('FISH0001');
  const shot = (await sea.ask({ stake: 1_000, shots: ['minnow', 'minnow', 'whale'] })).value;
  expect([shot.round.stake, shot.round.outcome.engine]).toEqual([3_000, 'fishing']);
  expect(await sea.money()).toBe(START - 3_000n + BigInt(shot.round.win));
});

test('GAME-12 games of a mixed shelf are played as their cover promises', async () => {
  const engines = [];
  for (const code of ['BAC0001', 'FISH0001', 'PVP0001', 'RNG0001', 'RNG0002']) {
    engines.push((await at(code)).game.engine);
  }
  expect(engines).toEqual(['baccarat', 'fishing', 'hilo', 'roulette', 'hilo']);
});
