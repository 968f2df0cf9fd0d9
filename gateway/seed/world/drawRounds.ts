import type { CatalogueGame } from '../../sandbox/catalogue/CatalogueGame.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { WorldPlan } from './worldPlan.ts';

export interface PastRound {
  readonly at: Date;
  readonly game: CatalogueGame;
  /** Minor units. */
  readonly stake: bigint;
  /** What came back, stake included. */
  readonly win: bigint;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Rounds on the days before, two a day, and today, each of another game. */
const EARLIER = 40;
const LATELY = 8;
/** Members play what stands in front. */
const FRONT = 40;
const playedIn = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP'] as const;
const stakes = [100_000, 150_000, 200_000, 200_000, 500_000] as const;
/** What comes back of a stake, in tenths. */
const returns = [0, 0, 0, 0, 5, 8, 12, 15, 18, 25, 40] as const;

/** What a member has played before the world began, the oldest first. */
export const drawRounds = ({
  random,
  now,
  catalogue,
  tenant,
}: Pick<WorldPlan, 'random' | 'now' | 'catalogue' | 'tenant'>): PastRound[] => {
  const front = Object.fromEntries(
    playedIn.map((type) => [
      type,
      catalogue.games
        .filter(({ gameType, isGame, state }) => gameType === type && isGame === 'GAME' && state === 'open')
        .slice(0, FRONT),
    ]),
  );
  const drawn = (at: number): PastRound => {
    const stake = scaledSum(random.pick(stakes), tenant);
    return {
      at: new Date(at),
      game: random.pick(front[random.pick(playedIn)] ?? []),
      stake,
      win: (stake * BigInt(random.pick(returns))) / 10n,
    };
  };
  const end = now.getTime();
  const lately = random.shuffle(Object.values(front).flatMap((games) => games.slice(0, 3)));
  // Since midnight at the brand's place, so that they count for the day's missions.
  const { from } = limitPeriod('day', now, tenant.timeZone);
  const step = Math.min(9 * MINUTE, (end - from.getTime()) / (LATELY + 1));
  return [
    ...Array.from({ length: EARLIER }, (_, index) =>
      drawn(end - (EARLIER - index) * 12 * HOUR + random.int(0, 300) * MINUTE),
    ),
    ...lately.slice(0, LATELY).map((game, index) => ({ ...drawn(end - (LATELY - index) * step), game })),
  ];
};
