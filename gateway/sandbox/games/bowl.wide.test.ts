import type { Queries } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { giveMoney, playGame } from '../../testing/playGame.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { PlayedView, ProvenRound, SeedChange } from './engine/gameWire.ts';
import { playRound } from './engine/playRound.ts';
import { seedHash } from '../../platform/fairness/seedDraws.ts';

const START = 100_000_000n;
const SEEDS = 100;

const tables: Parameters<typeof testGames>[1] = [
  { gameCode: 'TAIXIU', gameClassify: 'TG', minBet: 110, art: { theme: 'wine', motif: 'dice-plate' } },
  { gameCode: 'XOCDIA', gameClassify: 'TG', minBet: 110, art: { theme: 'violet', motif: 'coin-plate' } },
];

let gateway: TestGateway;
let queries: Queries;
beforeAll(async () => {
  gateway = await testGateway();
  ({ queries } = gateway.database);
  await testGames(queries, tables);
});
afterAll(() => gateway.close());

let keys = 0;
const key = () => `bowl-round-${(keys += 1)}`;

const sit = async (gameCode: string, amount = START) => {
  const member = await gateway.members.create();
  await giveMoney(gateway, member.row.id, amount);
  const opened = await playGame(gateway, member, gameCode);
  return {
    ...opened,
    money: () => balanceOf(queries, 'aurora', { kind: 'member', owner: member.row.id }, 'VND'),
    place: (bets: Readonly<Record<string, unknown>>) =>
      opened.call<PlayedView>('round', { key: key(), ...bets }),
  };
};

const on = (kind: string, choice: number, stake = 200) => ({ kind, choice, stake });
const dice = [
  on('size', 0),
  on('size', 1, 400),
  on('parity', 1),
  on('sum', 5),
  on('pair', 2),
  on('triple', 0),
  on('anyTriple', 0),
];
const coins = [
  { side: 'even', stake: 200 },
  { side: 'odd', stake: 600 },
  { side: 'fourRed', stake: 200 },
  { side: 'threeWhite', stake: 400 },
];

/** What comes back of these bets, by the rules as written on the table and nothing of the engine. */
const diceBack = ([a = 0, b = 0, c = 0]: readonly number[]): number => {
  const total = a + b + c;
  const three = a === b && b === c;
  const threes = (a === 3 ? 1 : 0) + (b === 3 ? 1 : 0) + (c === 3 ? 1 : 0);
  return (
    (!three && total > 10 ? 396 : 0) +
    (!three && total < 11 ? 792 : 0) +
    (!three && total % 2 === 1 ? 396 : 0) +
    (total === 9 ? 1_600 : 0) +
    (threes > 1 ? 2_400 : 0) +
    (total === 3 ? 38_000 : 0) +
    (three ? 6_400 : 0)
  );
};
const coinsBack = (reds: number): number => [396, 2_748, 396, 1_188, 3_396][reds] ?? 0;

test.each([
  ['TAIXIU', 'taixiu', { dice }, 1_600],
  ['XOCDIA', 'xocdia', { coins }, 1_400],
] as const)(
  'STAGE-03 %s moves money by the rules of the table over a hundred seeds, each proven afterwards, and the books are zero',
  async (code, engine, asked, staked) => {
    const { game, call, place, money } = await sit(code);
    expect(game).toMatchObject({ engine, limit: 200_000, stakes: expect.arrayContaining([200]) });
    let expected = START;
    let { hash } = game.seed;
    const seen = new Set<string>();
    for (let number = 0; number < SEEDS; number += 1) {
      const { round, balance } = (await place(asked)).value;
      const { outcome, request, nonce, win } = round;
      const back =
        outcome.engine === 'taixiu'
          ? diceBack(outcome.round.dice)
          : outcome.engine === 'xocdia'
            ? coinsBack(outcome.round.coins.filter((face) => face === 'red').length)
            : -1;
      expect(win).toBe(back);
      expected += BigInt(back) - BigInt(staked);
      expect(BigInt(balance)).toBe(expected);
      // The seed that is told now is the one whose hash was shown before, and it gives the same round.
      const { before, seed } = (await call<SeedChange>('seed', { clientSeed: `mine ${number}` })).value;
      const { serverSeed = '', clientSeed = '' } = before ?? {};
      expect(await seedHash(serverSeed)).toBe(hash);
      expect(await playRound(request, { serverSeed, clientSeed, nonce })).toEqual({ outcome, win });
      ({ hash } = seed);
      seen.add(serverSeed);
    }
    expect(seen.size).toBe(SEEDS);
    expect(await money()).toBe(expected);
    const comparison = await compareBalances(gateway.database);
    expect(booksAreSound(comparison)).toBe(true);
  },
);

test('STAGE-03 the seed of a throw is kept back until the player takes new ones', async () => {
  const { call, place } = await sit('TAIXIU');
  await place({ dice: [on('size', 0)] });
  const [round] = (await call<ProvenRound[]>('rounds')).value;
  expect(round).toMatchObject({ serverSeed: null, outcome: { engine: 'taixiu' } });
});

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['TAIXIU', { dice: [] }],
  ['TAIXIU', { dice: [on('size', 0, 0)] }],
  ['TAIXIU', { dice: [on('size', 0, -200)] }],
  ['TAIXIU', { dice: [on('size', 0, 201)] }],
  ['TAIXIU', { dice: [on('size', 0, 1.5)] }],
  ['TAIXIU', { dice: [on('size', 0, 200_200)] }],
  ['TAIXIU', { dice: [on('size', 0, 100_200), on('size', 1, 100_200)] }],
  ['TAIXIU', { dice: [on('size', 0, Number.MAX_SAFE_INTEGER)] }],
  ['TAIXIU', { dice: [on('size', 2)] }],
  ['TAIXIU', { dice: [on('anyTriple', 1)] }],
  ['TAIXIU', { dice: [on('triple', 6)] }],
  ['TAIXIU', { dice: [on('sum', 14)] }],
  ['TAIXIU', { dice: [on('sum', -1)] }],
  ['TAIXIU', { dice: [on('__proto__', 0)] }],
  ['TAIXIU', { dice: [on('straight', 0)] }],
  ['TAIXIU', { dice: Array.from({ length: 200 }, () => on('size', 0)) }],
  ['TAIXIU', { coins: [{ side: 'even', stake: 200 }] }],
  ['TAIXIU', { dice: [on('size', 0)], coins: [{ side: 'even', stake: 200 }] }],
  ['TAIXIU', { dice: [on('size', 0)], stake: 200 }],
  ['XOCDIA', { coins: [] }],
  ['XOCDIA', { coins: [{ side: 'even', stake: 201 }] }],
  ['XOCDIA', { coins: [{ side: 'constructor', stake: 200 }] }],
  [
    'XOCDIA',
    {
      coins: [
        { side: 'even', stake: 200 },
        { side: 'even', stake: 200 },
      ],
    },
  ],
  ['XOCDIA', { coins: [{ side: 'even', stake: 200_200 }] }],
  ['XOCDIA', { dice: [on('size', 0)] }],
  ['XOCDIA', { coins: [{ side: 'even', stake: 200 }], round: 1 }],
])(
  'STAGE-03 security row 27: %s takes no chips that its table does not have, and moves nothing (%#)',
  async (code, asked) => {
    const { place, money } = await sit(code);
    expect(await place(asked)).toMatchObject({ status: 400 });
    expect(await money()).toBe(START);
  },
);

test('STAGE-03 security row 25: thirty throws at once over the money of ten take no more than there is', async () => {
  const { place, money } = await sit('TAIXIU', 2_000_000n);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => place({ dice: [on('triple', 0, 200_000)] })),
  );
  const played = answers.filter(({ status }) => status === 200);
  expect(played.length + answers.filter(({ message }) => message === 'insufficient_funds').length).toBe(30);
  expect(played.length).toBeGreaterThanOrEqual(10);
  const won = played.reduce((sum, { value }) => sum + value.round.win, 0);
  expect(await money()).toBe(2_000_000n - BigInt(played.length) * 200_000n + BigInt(won));
});

test('STAGE-03 a hundred requests at once with one key are one throw', async () => {
  const { call, money } = await sit('XOCDIA');
  const named = key();
  const asked = { key: named, coins: [{ side: 'odd', stake: 200_000 }] };
  const answers = await Promise.all(Array.from({ length: 100 }, () => call<PlayedView>('round', asked)));
  expect(new Set(answers.map(({ value }) => value.round.id)).size).toBe(1);
  const win = answers[0]?.value.round.win ?? 0;
  expect(await money()).toBe(START - 200_000n + BigInt(win));
  expect(await call('round', { ...asked, coins: [{ side: 'even', stake: 200_000 }] })).toMatchObject({
    status: 422,
  });
});
