import { betCounts } from '../../play/bets/betCounts.ts';
import { beginAnewInOtherCluster } from '../../ledger/audit/beginAnewInOtherCluster.ts';
import { memberCounts } from '../../members/members/memberCounts.ts';
import { standingOf } from '../../http/policy/standing.ts';
import type { TeamMove } from '#contract/team';
import type { Database, Queries } from '../../platform/database/database.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { addDays } from './addDays.ts';
import { addHours } from './addHours.ts';
import { joinDeltas, playDeltas, type DayDelta, type SumColumn } from './dayDelta.ts';
import { moveStore } from './moveStore.ts';
import { NO_GAME } from './NO_GAME.ts';
import { sizeStore } from './sizeStore.ts';
import { slotAround, type Slot } from './slotAround.ts';
import { sumMarks } from './sumMarks.ts';

/** Minutes that are counted at once. */
export const SLOT_MINUTES = 5;

export type CountedBrand = Pick<Tenant, 'merchantCode' | 'timeZone'>;

/** Where kinds of movements are added up, and with which sign; others have no sum. */
const sumOfMove = {
  deposit: { column: 'deposit', sign: 1n },
  withdrawal: { column: 'withdrawal', sign: -1n },
  bonus: { column: 'bonus', sign: 1n },
  rebate: { column: 'rebate', sign: 1n },
  commission: { column: 'commission', sign: 1n },
} as const satisfies Partial<Record<TeamMove, { column: SumColumn; sign: bigint }>>;
const sumsOfMoves: Partial<Record<TeamMove, { column: SumColumn; sign: bigint }>> = sumOfMove;

const ofDay = (memberId: string, sums: DayDelta['sums']): DayDelta => ({
  memberId,
  gameType: NO_GAME,
  plays: false,
  sums,
});

const countSlot = async (tx: Queries, merchant: string, slot: Slot): Promise<void> => {
  const sizes = sizeStore(tx);
  // Trial accounts stand in no line and are deleted when their time is over.
  const joined = (await memberCounts(tx).take(merchant, slot)).filter(
    ({ type }) => standingOf(type) !== 'trial',
  );
  await sizes.add(merchant, joined);
  const played = await betCounts(tx).take(merchant, slot);
  const moved = await moveStore(tx).take(merchant, slot);
  const payers = moved.filter(({ kind }) => kind === 'deposit').map(({ memberId }) => memberId);
  const first = await sizes.firstDeposits(merchant, slot.day, payers);
  const moneyDeltas = moved.flatMap(({ memberId, kind, amount }) => {
    const sum = sumsOfMoves[kind];
    return sum === undefined ? [] : [ofDay(memberId, { [sum.column]: amount * sum.sign })];
  });
  const deltas = joinDeltas([
    ...played.flatMap(playDeltas),
    ...moneyDeltas,
    ...joined.map(({ id }) => ofDay(id, { joined: 1n })),
    ...first.map((memberId) => ofDay(memberId, { first_deposits: 1n })),
  ]);
  await addDays(tx, { merchant, day: slot.day }, deltas);
  await addHours(tx, { merchant, hour: slot.hour }, played);
};

const firstOf = (times: readonly (Date | null)[]): Date | undefined =>
  times.filter((time) => time !== null).toSorted((a, b) => a.getTime() - b.getTime())[0];

/** Counts the next slot in which something waits; false when there is none that is over. */
const countNext = async (
  tx: Queries,
  { merchantCode: merchant, timeZone }: CountedBrand,
  { now, minutes }: { readonly now: Date; readonly minutes: number },
): Promise<boolean> => {
  const marks = sumMarks(tx);
  const { countedTo } = await marks.hold(merchant);
  const waiting = firstOf([
    await betCounts(tx).firstWaiting(merchant),
    await memberCounts(tx).firstWaiting(merchant),
    await moveStore(tx).firstWaiting(merchant),
  ]);
  const open = slotAround(now, timeZone, minutes);
  const reached = countedTo !== null && countedTo >= open.from;
  if (reached) return false;
  // What comes late is counted in the slot that runs, never in one that is over.
  const at =
    waiting === undefined ? undefined : countedTo !== null && waiting < countedTo ? countedTo : waiting;
  if (at === undefined || at >= open.from) {
    await marks.reach(merchant, open.from);
    return false;
  }
  const slot = slotAround(at, timeZone, minutes);
  await countSlot(tx, merchant, slot);
  await marks.reach(merchant, slot.to);
  return true;
};

const collect = async (tx: Queries, { merchantCode }: CountedBrand): Promise<void> => {
  const { booksThrough } = await sumMarks(tx).hold(merchantCode);
  await moveStore(tx).collect(merchantCode, booksThrough);
};

/**
 * Adds up what was settled, paid and who joined since the last time, slot after slot, each in a transaction: once,
 * however many gateways count. Slots in which nothing waits are passed over. A slot belongs to one day, and so does all
 * that it counts: what is settled late is in the day that runs then, and the sums of a day that is over never change.
 */
export const countBrand = async (
  database: Database,
  brand: CountedBrand,
  now: Date,
  minutes = SLOT_MINUTES,
): Promise<void> => {
  await beginAnewInOtherCluster(database);
  await database.transaction((tx) => collect(tx, brand));
  const next = () => database.transaction((tx) => countNext(tx, brand, { now, minutes }));
  while (await next());
};
