import { returnOf, stakeFor } from '#contract/sports';
import { sportsDesk, winnerLeg } from '../../testing/sportsDesk.ts';
import { testGames } from '../../testing/testGames.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let desk: ReturnType<typeof sportsDesk>;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'SPORTS0001' }]);
  desk = sportsDesk(gateway);
  await desk.begin();
});
afterAll(() => gateway.close());

const comingMatches = async (count: number) =>
  (await desk.matches()).list.filter(({ minute }) => minute === undefined).slice(0, count);

test('FIX-05 the same parlay was taken twenty times: all of them together return at most 1,000,000,000', async () => {
  const { token } = await desk.player(200_000_000n);
  const matches = await comingMatches(10);
  const all = matches.map((match) => winnerLeg(match, 'away'));
  // Three of them would return more than the maximum, each by itself less.
  const stakeOn = (count: number) =>
    400_000_000_000n / returnOf(1_000n, ...all.slice(0, count).map(({ odds }) => odds));
  const count = all.findIndex((_, place) => place > 0 && stakeOn(place + 1) <= 5_000_000n) + 1;
  const [legs, stake] = [all.slice(0, count), stakeOn(count)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => desk.bet(token, matches[0] ?? never(), { legs, stake: String(stake) })),
  );
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(2);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ message }) => message))).toEqual(
    new Set(['amount_out_of_range']),
  );
});

test('FIX-05 a parlay passed a match on which the member had staked the maximum', async () => {
  const { token } = await desk.player(200_000_000n);
  const [match = never(), other = never()] = await comingMatches(2);
  expect(await desk.bet(token, match, { stake: '49900000' })).toMatchObject({ status: 200 });
  const legs = [winnerLeg(match), winnerLeg(other)];
  expect(await desk.bet(token, match, { legs, stake: '200000' })).toMatchObject({
    message: 'amount_out_of_range',
  });
  expect(await desk.bet(token, match, { legs, stake: '100000' })).toMatchObject({ status: 200 });
});

test.each([
  ['a single bet of 20,000 to 50,000,000', 1, { least: 20_000, most: 50_000_000 }],
  ['a parlay of 20,000 to 5,000,000', 2, { least: 20_000, most: 5_000_000 }],
])('FIX-05 SPORT-01 %s is taken, and one đồng below or above refused', async (_, count, { least, most }) => {
  const matches = await comingMatches(count);
  const legs = matches.map((match) => winnerLeg(match));
  const bet = async (stake: number) => {
    const { token } = await desk.player(100_000_000n);
    const { status, message } = await desk.bet(token, matches[0] ?? never(), { legs, stake: String(stake) });
    return status === 200 ? 'taken' : message;
  };
  const refused = 'amount_out_of_range';
  expect(await Promise.all([least - 1, least, most, most + 1].map(bet))).toEqual([
    refused,
    'taken',
    'taken',
    refused,
  ]);
});

test('FIX-05 a parlay that returns 1,000,000,000 is taken, and one with a đồng more of stake refused', async () => {
  const matches = await comingMatches(10);
  const all = matches.map((match) => winnerLeg(match, 'away'));
  const stakeOn = (count: number) =>
    stakeFor(
      1_000_000_000n,
      all.slice(0, count).map(({ odds }) => odds),
    );
  const count = all.findIndex((_, place) => place > 0 && stakeOn(place + 1) <= 5_000_000n) + 1;
  const legs = all.slice(0, count);
  const bet = async (stake: bigint) => {
    const { token } = await desk.player(100_000_000n);
    return (await desk.bet(token, matches[0] ?? never(), { legs, stake: String(stake) })).message ?? 'taken';
  };
  expect(await bet(stakeOn(count))).toBe('taken');
  expect(await bet(stakeOn(count) + 1n)).toBe('amount_out_of_range');
});

test('SPORT-01 the board names the limits of a bet', async () => {
  expect((await desk.matches()).limits).toEqual({
    leastStake: { amount: '20000', currency: 'VND' },
    mostStake: { amount: '50000000', currency: 'VND' },
    mostParlayStake: { amount: '5000000', currency: 'VND' },
    mostParlayReturn: { amount: '1000000000', currency: 'VND' },
  });
});

test('SPORT-01 a parlay has two to ten legs, each on a match of its own', async () => {
  const matches = await comingMatches(11);
  const { token } = await desk.player(10_000_000n);
  const parlay = (count: number) =>
    desk.bet(token, matches[0] ?? never(), {
      legs: matches.slice(0, count).map((match) => winnerLeg(match)),
      stake: '20000',
    });
  expect(matches).toHaveLength(11);
  expect(await parlay(11)).toMatchObject({ status: 400, message: 'bad_request' });
  expect(await parlay(10)).not.toMatchObject({ message: 'bad_request' });
});

const never = (): never => {
  throw new Error('No match to come');
};
