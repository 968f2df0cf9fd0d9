import { winners } from '../../play/winners/schema.ts';
import { accounts } from '../content/people.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { WorldPlan } from './worldPlan.ts';

const WINNERS = 24;
const LARGEST = 48_250_000;
const MINUTE = 60_000;
/** Winners play what stands in front. */
const FRONT = 60;
const wonIn = ['RNG', 'RNG', 'LIVE', 'FISH', 'PVP'] as const;

export const seedWinners = async ({
  tx,
  merchant,
  tenant,
  random,
  now,
  catalogue,
}: WorldPlan): Promise<void> => {
  const names = random.shuffle(accounts);
  const front = Object.fromEntries(
    wonIn.map((type) => [
      type,
      catalogue.games
        .filter(({ gameType, isGame }) => gameType === type && isGame === 'GAME')
        .slice(0, FRONT),
    ]),
  );
  await tx.insert(winners).values(
    Array.from({ length: WINNERS }, (_, index) => {
      const { gameCode } = random.pick(front[random.pick(wonIn)] ?? []);
      const dong = Math.round((LARGEST * 0.84 ** index * (0.96 + random.next() * 0.08)) / 5_000) * 5_000;
      return {
        merchant,
        id: index + 1,
        customerName: names[index % names.length] ?? '',
        amount: scaledSum(dong, tenant),
        currency: tenant.currency,
        gameCode,
        iconUrl: `/covers/${gameCode}`,
        wonAt: new Date(now.getTime() - random.int(1, 720) * MINUTE),
      };
    }),
  );
};
