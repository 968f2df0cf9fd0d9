import { and, eq, gte, sql } from 'drizzle-orm';
import { usualMoneyStep, type Currency } from '#contract/money';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { vendorPurses } from './schema.ts';

export interface PurseName {
  readonly merchant: string;
  readonly player: string;
  readonly currency: string;
}

/** What a trial begins with, and begins again with when it is used up: so many steps, or of the game's smallest stake. */
const STEPS = 5_000;
const STAKES = 100n;

const startOf = (currency: string, smallest: bigint): bigint => {
  const usual = BigInt(STEPS * usualMoneyStep(currency as Currency));
  const enough = STAKES * smallest;
  return enough > usual ? enough : usual;
};

/** The money of trial games. */
export const purses = (queries: Queries) => {
  const named = ({ merchant, player, currency }: PurseName) =>
    and(
      eq(vendorPurses.merchant, merchant),
      eq(vendorPurses.player, player),
      eq(vendorPurses.currency, currency),
    );
  return {
    /** What is in the purse; one with less than a stake is filled up. */
    open: async (name: PurseName, smallest: bigint): Promise<bigint> => {
      const amount = startOf(name.currency, smallest);
      const [row] = await queries
        .insert(vendorPurses)
        .values({ ...name, amount })
        .onConflictDoUpdate({
          target: [vendorPurses.merchant, vendorPurses.player, vendorPurses.currency],
          set: {
            amount: sql`CASE WHEN ${vendorPurses.amount} < ${smallest} THEN ${amount} ELSE ${vendorPurses.amount} END`,
          },
        })
        .returning({ amount: vendorPurses.amount });
      return row?.amount ?? 0n;
    },

    /** Takes a stake and pays a win. Refuses `insufficient_funds`. */
    play: async (name: PurseName, stake: bigint, win: bigint): Promise<bigint> => {
      const [row] = await queries
        .update(vendorPurses)
        .set({ amount: sql`${vendorPurses.amount} - ${stake} + ${win}` })
        .where(and(named(name), gte(vendorPurses.amount, stake)))
        .returning({ amount: vendorPurses.amount });
      return row?.amount ?? refuse('insufficient_funds');
    },

    amount: async (name: PurseName): Promise<bigint> => {
      const [row] = await queries
        .select({ amount: vendorPurses.amount })
        .from(vendorPurses)
        .where(named(name));
      return row?.amount ?? 0n;
    },
  };
};
