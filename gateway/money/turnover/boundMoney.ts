import { eq, inArray, sql } from 'drizzle-orm';
import type { Currency } from '#contract/money';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { walletBalances } from '../../ledger/postings/walletBalances.ts';
import { everySource } from './bindingSources.ts';
import { openRequirements } from './openRequirements.ts';
import { sharesOfReturn, sharesOfStake, type Share } from './boundShares.ts';
import { turnoverRequirements } from './schema.ts';
import { withoutWithdrawn } from './withoutWithdrawn.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const { id, bound, inPlay } = turnoverRequirements;

/**
 * Which of a member's money is bound to requirements (decision 28). It belongs to the member as a whole, in whichever wallet
 * it lies. Whatever takes or binds money does so with the member locked; who judges it asks here after the posting,
 * a stake before.
 */
export const boundMoney = (queries: Queries) => {
  const walletsHold = walletBalances(queries).total;

  const boundOf = async (owner: Owner, sources = everySource): Promise<bigint> =>
    (await openRequirements(queries, owner)).reduce(
      (sum, one) => (sources.includes(one.source) ? sum + one.bound : sum),
      0n,
    );

  /** What of an amount is bound that goes out of the wallets; `gone` of what they held before has left them already. */
  const boundPartOf = async (
    owner: Owner,
    currency: Currency,
    { amount, gone, sources = everySource }: { amount: bigint; gone: bigint; sources?: typeof everySource },
  ): Promise<Share[]> => {
    const requirements = await openRequirements(queries, owner);
    const all = requirements.reduce((sum, one) => sum + one.bound, 0n);
    if (all === 0n) return [];
    const before = (await walletsHold(owner, currency)) + gone;
    const taken = requirements.filter(({ source }) => sources.includes(source));
    return sharesOfStake(amount, before > all ? before - all : 0n, taken);
  };

  const change = async ({ requirementId }: Share, toBound: bigint, toPlay: bigint): Promise<void> => {
    await queries
      .update(turnoverRequirements)
      .set({ bound: sql`${bound} + ${toBound}::bigint`, inPlay: sql`${inPlay} + ${toPlay}::bigint` })
      .where(eq(id, requirementId));
  };

  return {
    /** What requirements of such sources bind. */
    boundOf,

    /** What of the member's money no requirement of such sources binds. */
    free: async (owner: Owner, currency: Currency, sources = everySource): Promise<bigint> => {
      const [held, all] = [await walletsHold(owner, currency), await boundOf(owner, sources)];
      return held > all ? held - all : 0n;
    },

    /** Whether what is left in the wallets covers all that such sources bind. */
    isCovered: async (owner: Owner, currency: Currency, sources = everySource): Promise<boolean> => {
      const all = await boundOf(owner, sources);
      return all === 0n || (await walletsHold(owner, currency)) >= all;
    },

    /** A stake is going to be posted, after `unposted` ones: answers what of it is bound, which is in play from now on. */
    stake: async (
      owner: Owner,
      currency: Currency,
      { stake, unposted }: { stake: bigint; unposted: bigint },
    ): Promise<Share[]> => {
      const shares = await boundPartOf(owner, currency, { amount: stake, gone: -unposted });
      for (const share of shares) await change(share, -share.amount, share.amount);
      return shares;
    },

    /** Money was taken for good, by the operator for one. */
    remove: async (owner: Owner, currency: Currency, amount: bigint): Promise<void> => {
      const shares = await boundPartOf(owner, currency, { amount, gone: amount });
      for (const share of shares) await change(share, -share.amount, 0n);
    },

    /** Deposits were withdrawn before they were wagered: what has gone binds nothing and asks for nothing (decision 62). */
    withdrawDeposits: async (owner: Owner, currency: Currency, amount: bigint, at: Date): Promise<void> => {
      const open = await openRequirements(queries, owner);
      const shares = await boundPartOf(owner, currency, { amount, gone: amount, sources: ['deposit'] });
      for (const requirement of open) {
        const share = shares.find(({ requirementId }) => requirementId === requirement.id);
        if (share === undefined) continue;
        const change = withoutWithdrawn(requirement, share.amount, at);
        await queries.update(turnoverRequirements).set(change).where(eq(id, requirement.id));
      }
    },

    /**
     * A round with bound money in its stake ended and brought so much back, which is bound again where its requirement
     * is still open. Answers what of it is forfeited, because the requirement was cancelled or expired meanwhile.
     */
    giveBack: async (back: bigint, stake: bigint, staked: readonly Share[]): Promise<bigint> => {
      if (staked.length === 0) return 0n;
      const rows = await queries
        .select({ id, ending: turnoverRequirements.ending })
        .from(turnoverRequirements)
        .where(
          inArray(
            id,
            staked.map(({ requirementId }) => requirementId),
          ),
        );
      const endings = new Map(rows.map((row) => [row.id, row.ending]));
      let forfeited = 0n;
      for (const [place, share] of sharesOfReturn(back, stake, staked).entries()) {
        const ending = endings.get(share.requirementId) ?? null;
        if (ending === 'cancelled' || ending === 'expired') forfeited += share.amount;
        await change(share, ending === null ? share.amount : 0n, -(staked[place]?.amount ?? 0n));
      }
      return forfeited;
    },
  };
};
