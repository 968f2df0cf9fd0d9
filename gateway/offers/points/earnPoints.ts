import type { GameType } from '#contract/constants';
import type { PointSource } from '#contract/points';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { earningDeposits } from '../../money/orders/earningDeposits.ts';
import { earningBets } from '../../play/bets/earningBets.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { bookPoints, type PointLine, type PointOwner } from './pointBooks.ts';
import { progressStore } from './progressStore.ts';
import { ratioStore } from './ratioStore.ts';
import { sourceOfGame } from './sourceOfGame.ts';
import type { PointRatio } from './schema.ts';

/** What came from a source while the ratios were the same. */
interface Part {
  readonly source: PointSource;
  /** The moment from which those ratios ran; undefined before the first. */
  readonly since: Date | undefined;
  /** Minor units. */
  readonly amount: bigint;
}

const partsOf = async (
  tx: Queries,
  owner: PointOwner,
  ratios: readonly PointRatio[],
  now: Date,
): Promise<Part[]> => {
  const times = new Set(ratios.map(({ from }) => from.getTime()));
  const moments = [...times].map((time) => new Date(time));
  const sinceOf = (after: number) => moments[after - 1];
  const bets = await earningBets(tx, owner, { moments, now });
  const deposits = await earningDeposits(tx, owner, now);
  return [
    ...bets.map(({ gameType, after, validBet }) => ({
      source: sourceOfGame[gameType as GameType],
      since: sinceOf(after),
      amount: validBet,
    })),
    ...deposits.map(({ amount, at }) => ({
      source: 'deposit' as const,
      since: moments.findLast((moment) => moment <= at),
      amount,
    })),
  ].toSorted((one, other) => Number(one.since ?? 0) - Number(other.since ?? 0));
};

/**
 * Gives a member the points for what was settled and credited since the last time, each bet and deposit once, by the
 * ratio of its time. What is left over below one point stays for the next time. In a transaction; it waits for nobody
 * before it holds the member.
 */
export const earnPoints = async (
  tx: Queries,
  runtime: Runtime,
  { currency }: Pick<Tenant, 'currency'>,
  owner: PointOwner,
): Promise<void> => {
  const now = runtime.now();
  const store = ratioStore(tx);
  const ratios = await store.history(owner.merchant, now);
  if (ratios.length === 0) return;
  const parts = await partsOf(tx, owner, ratios, now);
  if (parts.length === 0) return;
  await lockMember(tx, owner);
  const progress = progressStore(tx);
  const rests = new Map((await progress.of(owner)).map(({ source, rest }) => [source, rest]));
  const lines: (PointLine & { type: PointSource })[] = [];
  for (const { source, since, amount } of parts) {
    const ratio = since && store.ofKind(ratios, source, since);
    if (ratio === undefined) continue;
    const sum = (rests.get(source) ?? 0n) + amount;
    rests.set(source, sum % ratio.amount);
    const quantity = sum / ratio.amount;
    const changed = quantity * BigInt(ratio.points);
    const line = { type: source, pointsEach: ratio.points, amountEach: ratio.amount, currency };
    if (quantity > 0n) lines.push({ ...line, quantity: Number(quantity), changed });
  }
  for (const source of new Set(parts.map((part) => part.source))) {
    const rest = rests.get(source);
    if (rest === undefined) continue;
    const earned = lines.reduce((sum, line) => (line.type === source ? sum + line.changed : sum), 0n);
    await progress.add(owner, { source, rest, earned });
  }
  if (lines.length > 0) await bookPoints(tx, runtime, owner, { reason: 'points.earned', lines, now });
};
