import { fixtures } from '../../games/schema.ts';
import { seedFixtures } from '../content/fixtures.ts';
import type { WorldPlan } from './worldPlan.ts';

const MINUTE = 60_000;
const EVERY = 2_880;
/** Matches kick off on the quarter of an hour. */
const ROUND = 15 * MINUTE;

export const seedMatches = async ({ tx, merchant, now }: WorldPlan): Promise<void> => {
  const start = (minutes: number) => {
    const at = now.getTime() + minutes * MINUTE;
    return new Date(minutes < 0 ? at : Math.ceil(at / ROUND) * ROUND);
  };
  await tx.insert(fixtures).values(
    seedFixtures.map(({ teams: [home, away], inMinutes, goals, ...fixture }, index) => ({
      ...fixture,
      merchant,
      id: index + 1,
      images: { home: `/art/teams/${home}.svg`, away: `/art/teams/${away}.svg` },
      firstStart: start(inMinutes),
      everyMinutes: EVERY,
      goals: { home: [...goals.home], away: [...goals.away] },
    })),
  );
};
