import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { idPattern } from '#contract/schemas/common';
import type {
  JackpotHit,
  JackpotPlace,
  ListedGameFacts,
  VendorJackpots,
} from '../../catalogue/vendors/GameVendor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { JACKPOT_SHARE, type JackpotRule } from './engine/jackpotRule.ts';
import { vendorJackpotHits, vendorJackpots } from './schema.ts';
import { vendorGame } from './vendorGame.ts';

interface PotName extends JackpotPlace {
  readonly gameCode: string;
}

/** A pot is kept in hundredths of a minor unit: a hundredth of any stake is a whole number of them. */
export const JACKPOT_HUNDREDTHS = 100n;
const isId = new RegExp(idPattern);
const SHARE = BigInt(JACKPOT_SHARE);

/** The progressive jackpots. What one holds is what was put in less what was paid, which the table checks. */
export const jackpotStore = (queries: Queries) => {
  const named = ({ merchant, currency, gameCode }: PotName) =>
    and(
      eq(vendorJackpots.merchant, merchant),
      eq(vendorJackpots.currency, currency),
      eq(vendorJackpots.gameCode, gameCode),
    );
  return {
    /** Puts the share of a stake in; the pot stays locked until the transaction ends. */
    feed: async (
      { merchant, currency, gameCode, stake }: PotName & { readonly stake: bigint },
      { start }: Pick<JackpotRule, 'start'>,
    ): Promise<void> => {
      const fed = stake * SHARE;
      const begun = BigInt(start) * JACKPOT_HUNDREDTHS;
      await queries
        .insert(vendorJackpots)
        .values({ merchant, currency, gameCode, begun, fed, paid: 0n, amount: begun + fed })
        .onConflictDoUpdate({
          target: [vendorJackpots.merchant, vendorJackpots.currency, vendorJackpots.gameCode],
          set: {
            fed: sql`${vendorJackpots.fed} + ${fed}`,
            amount: sql`${vendorJackpots.amount} + ${fed}`,
          },
        });
    },

    /** Pays what the pot holds in whole minor units, and begins it anew. Only after `feed`, in its transaction. */
    pay: async (
      { id, ...name }: PotName & { readonly id: string },
      { tier, start }: Pick<JackpotRule, 'tier' | 'start'>,
      wonAt: Date,
    ): Promise<bigint> => {
      const [pot] = await queries.select().from(vendorJackpots).where(named(name));
      if (pot === undefined) throw new Error('A pot that was fed is missing');
      const { merchant, currency, gameCode } = name;
      const amount = pot.amount / JACKPOT_HUNDREDTHS;
      const paid = amount * JACKPOT_HUNDREDTHS;
      const begun = BigInt(start) * JACKPOT_HUNDREDTHS;
      await queries
        .update(vendorJackpots)
        .set({
          paid: pot.paid + paid,
          begun: pot.begun + begun,
          amount: pot.amount - paid + begun,
        })
        .where(named(name));
      await queries
        .insert(vendorJackpotHits)
        .values({ id, merchant, currency, gameCode, tier, amount, wonAt });
      return amount;
    },

    /** A pot that nobody has fed yet holds what it begins with. */
    pots: async ({ merchant, currency }: JackpotPlace, games: readonly ListedGameFacts[]) => {
      const rules = games.flatMap((game) => {
        const { jackpot } = vendorGame(game);
        return jackpot === null ? [] : [[game.gameCode, jackpot] as const];
      });
      const kept = await queries
        .select({ gameCode: vendorJackpots.gameCode, amount: vendorJackpots.amount })
        .from(vendorJackpots)
        .where(
          and(
            eq(vendorJackpots.merchant, merchant),
            eq(vendorJackpots.currency, currency),
            inArray(
              vendorJackpots.gameCode,
              rules.map(([gameCode]) => gameCode),
            ),
          ),
        );
      const held = new Map(kept.map(({ gameCode, amount }) => [gameCode, amount / JACKPOT_HUNDREDTHS]));
      return new Map(
        rules.map(([gameCode, { tier, start }]) => [
          gameCode,
          { tier, start: BigInt(start), amount: held.get(gameCode) ?? BigInt(start) },
        ]),
      );
    },

    hits: ({ merchant, currency }: JackpotPlace, most: number) =>
      queries
        .select({
          id: vendorJackpotHits.id,
          gameCode: vendorJackpotHits.gameCode,
          tier: vendorJackpotHits.tier,
          amount: vendorJackpotHits.amount,
          wonAt: vendorJackpotHits.wonAt,
        })
        .from(vendorJackpotHits)
        .where(and(eq(vendorJackpotHits.merchant, merchant), eq(vendorJackpotHits.currency, currency)))
        .orderBy(desc(vendorJackpotHits.wonAt))
        .limit(most),

    wonIn: async (
      { merchant, currency }: JackpotPlace,
      { id, gameCode }: Pick<JackpotHit, 'id' | 'gameCode'>,
    ) => {
      if (!isId.test(id)) return 0n;
      const [hit] = await queries
        .select({ amount: vendorJackpotHits.amount })
        .from(vendorJackpotHits)
        .where(
          and(
            eq(vendorJackpotHits.id, id),
            eq(vendorJackpotHits.merchant, merchant),
            eq(vendorJackpotHits.currency, currency),
            eq(vendorJackpotHits.gameCode, gameCode),
          ),
        );
      return hit?.amount ?? 0n;
    },
  } satisfies VendorJackpots & Record<string, unknown>;
};
