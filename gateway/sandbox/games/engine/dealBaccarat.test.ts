import { baccaratBets, baccaratRtp, baccaratSides, type BaccaratSide } from './baccaratBets.ts';
import { shoeOf } from './cards.ts';
import {
  bankerDraws,
  dealBaccarat,
  dealHands,
  fateOf,
  isNatural,
  playerDraws,
  pointsOf,
  totalOf,
} from './dealBaccarat.ts';

const PACKS = 8;
const POINTS = Array.from({ length: 10 }, (_, points) => points);

/** Cards that count nothing, then 1 to 9. */
const countsOf = (): number[] => POINTS.map((points) => (points === 0 ? 16 : 4) * PACKS);

/** In how many of all orders of six cards each side is ahead, dealt by the rules themselves. */
const everyHand = (): Record<'player' | 'banker' | 'tie', number> => {
  const left = countsOf();
  const ended = { player: 0, banker: 0, tie: 0 };
  const end = (player: number, banker: number, ways: number): void => {
    ended[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += ways;
  };
  const each = (go: (points: number, ways: number) => void): void => {
    for (const points of POINTS) {
      const ways = left[points] ?? 0;
      left[points] = ways - 1;
      if (ways > 0) go(points, ways);
      left[points] = ways;
    }
  };
  /** Cards that are not dealt may be any of those left. */
  const rest = (dealt: number): number => {
    let ways = 1;
    for (let place = dealt; place < 6; place += 1) ways *= PACKS * 52 - place;
    return ways;
  };
  const bankersThird = (player: number, banker: number, third: number | undefined, ways: number): void => {
    const dealt = third === undefined ? 4 : 5;
    if (!bankerDraws(banker, third)) return end(player, banker, ways * rest(dealt));
    each((points, more) => end(player, (banker + points) % 10, ways * more * rest(dealt + 1)));
  };
  each((one, a) =>
    each((two, b) =>
      each((three, c) =>
        each((four, d) => {
          const [player, banker] = [(one + three) % 10, (two + four) % 10];
          const ways = a * b * c * d;
          if (isNatural(player) || isNatural(banker)) end(player, banker, ways * rest(4));
          else if (playerDraws(player))
            each((third, e) => bankersThird((player + third) % 10, banker, third, ways * e));
          else bankersThird(player, banker, undefined, ways);
        }),
      ),
    ),
  );
  return ended;
};

const ORDERS = [416, 415, 414, 413, 412, 411].reduce((ways, one) => ways * one, 1);

/** Return in hundredths of a per cent from shares of rounds won and given back. */
const returned = (side: BaccaratSide, wins: number, stays = 0): number =>
  Math.floor((wins * (100 + baccaratBets[side].pays) + stays * 100) * 100);

test('GAME-12 baccarat returns of each bet what it says, over every hand that eight packs can deal', () => {
  const { player, banker, tie } = everyHand();
  expect(ORDERS).toBeLessThan(Number.MAX_SAFE_INTEGER);
  expect(player + banker + tie).toBe(ORDERS);
  // The published figures of the game (eight packs): 44.62, 45.86 and 9.52 per cent.
  expect([player, banker, tie].map((ways) => Math.round((ways / ORDERS) * 10_000))).toEqual([
    4_462, 4_586, 952,
  ]);
  const pair = (4 * PACKS - 1) / (PACKS * 52 - 1);
  expect({
    player: returned('player', player / ORDERS, tie / ORDERS),
    banker: returned('banker', banker / ORDERS, tie / ORDERS),
    tie: returned('tie', tie / ORDERS),
    playerPair: returned('playerPair', pair),
    bankerPair: returned('bankerPair', pair),
  }).toEqual(baccaratRtp);
});

/** Draws from the front of a shoe by the cards wanted. */
const dealing = (...cards: number[]) => dealHands(() => cards.shift() ?? 0);
const [ace, two, three, five, six, seven, eight, nine, king] = [0, 1, 2, 4, 5, 6, 7, 8, 12] as const;

test.each([
  ['a natural ends the round', [nine, two, king, three], [2, 2]],
  ['player stands on six', [six, two, king, three], [2, 2 + 1]],
  ['player draws on five, and banker on six to a seven', [five, six, king, king, six, ace], [3, 3]],
  ['banker on three stands to an eight', [two, three, king, king, eight], [3, 2]],
  ['banker on seven stands', [two, seven, king, king, five], [3, 2]],
] as const)('GAME-12 baccarat: %s', (_, cards, lengths) => {
  const { player, banker } = dealing(...cards);
  expect([player.length, banker.length]).toEqual(lengths);
});

test('GAME-12 a tie of baccarat gives back player and banker, and pays tie and pairs', () => {
  const hands = { player: [six, six], banker: [king, two] };
  expect([totalOf(hands.player), totalOf(hands.banker)]).toEqual([2, 2]);
  expect(Object.fromEntries(baccaratSides.map((side) => [side, fateOf(side, hands)]))).toEqual({
    player: 'stays',
    banker: 'stays',
    tie: 'wins',
    playerPair: 'wins',
    bankerPair: 'loses',
  });
});

test('GAME-12 a round of baccarat pays each of its bets, a twentieth of a win on the banker less', () => {
  const rounds = Array.from({ length: 200 }, (_, round) => {
    let drawn = round * 7;
    return dealBaccarat(
      baccaratSides.map((side) => ({ side, stake: 1_000 })),
      { below: (limit) => (drawn += 101) % limit },
    );
  });
  const back = {
    player: [2_000, 0, 0, 0, 0],
    banker: [0, 1_950, 0, 0, 0],
    tie: [1_000, 1_000, 10_000, 0, 0],
  };
  for (const { winner, returns, win } of rounds) {
    expect(returns.slice(0, 3)).toEqual(back[winner].slice(0, 3));
    expect(win).toBe(returns.reduce((sum, one) => sum + one, 0));
  }
  expect(new Set(rounds.map(({ winner }) => winner)).size).toBe(3);
});

test('GAME-12 a shoe holds every card of its packs once, and none comes twice', () => {
  let drawn = 0;
  const next = shoeOf(PACKS, { below: (limit) => (drawn += 37) % limit });
  const counts = new Map<number, number>();
  for (let card = 0; card < PACKS * 52; card += 1) {
    const one = next();
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  expect([counts.size, new Set(counts.values())]).toEqual([52, new Set([PACKS])]);
  expect(pointsOf(king)).toBe(0);
});
