import { eq } from 'drizzle-orm';
import type { GameType } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { lesserOf } from '../../ledger/money/lesserOf.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { bindingSources, everySource } from './bindingSources.ts';
import { boundMoney } from './boundMoney.ts';
import { openRequirements } from './openRequirements.ts';
import { turnoverRequirements, type TurnoverRequirement } from './schema.ts';
import { turnoverWeight } from './turnoverWeights.ts';

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export interface NewRequirement extends Owner {
  readonly source: TurnoverRequirement['source'];
  readonly ref: string;
  /** What is multiplied, minor units. */
  readonly base: bigint;
  readonly times: number;
  readonly at: Date;
  /** What it still binds then is forfeited. */
  readonly until?: Date | undefined;
}

export interface CountedBet extends Owner {
  readonly gameType: string;
  /** What of the stake is valid, minor units. */
  readonly validBet: bigint;
  readonly at: Date;
}

const leftOf = ({ required, counted }: Pick<TurnoverRequirement, 'required' | 'counted'>): bigint =>
  required - counted;

/** What is met sets free what it bound; what has nothing left to bind is over as well. */
const endingOf = ({ bound, inPlay }: TurnoverRequirement, isMet: boolean): 'met' | 'lost' | null => {
  if (isMet) return 'met';
  return bound === 0n && inPlay === 0n ? 'lost' : null;
};

/** What has to be wagered before money can leave, filled by settled bets from the oldest on. */
export const turnoverService = (queries: Queries, { newId }: Pick<Runtime, 'newId'>) => {
  const openOf = async (owner: Owner, sources = everySource): Promise<TurnoverRequirement[]> =>
    (await openRequirements(queries, owner)).filter(({ source }) => sources.includes(source));

  const left = async (owner: Owner, sources = everySource): Promise<bigint> =>
    (await openOf(owner, sources)).reduce((sum, requirement) => sum + leftOf(requirement), 0n);

  return {
    /** Asks for so many times the base to be wagered, and binds the base until then; once for each reference. */
    demand: async ({ times, at, ...requirement }: NewRequirement): Promise<void> => {
      const required = requirement.base * BigInt(times);
      if (required === 0n) return;
      await queries
        .insert(turnoverRequirements)
        .values({
          id: newId(),
          ...requirement,
          required,
          counted: 0n,
          bound: requirement.base,
          createdAt: at,
        })
        .onConflictDoNothing();
    },

    /** What is open, of such sources. */
    open: openOf,

    left,

    /**
     * Refuses `turnover_left` when what is left does not cover what is bound. Asked after the money was taken: the
     * posting holds the purse until the transaction ends, so that what a claim or deposit brought before it is seen
     * here with its requirement, and what comes later waits.
     */
    demandFree: async (owner: Owner, currency: Currency): Promise<void> => {
      if (await boundMoney(queries).isCovered(owner, currency)) return;
      refuse('turnover_left', { left: wireMoney(await left(owner), currency) });
    },

    /**
     * As `demandFree`, of a withdrawal that took so much out of the wallet. During a time-out or an exclusion own
     * deposits leave too. Asked with the member locked, so that the cool-off cannot end or begin meanwhile.
     */
    demandWithdrawable: async (
      owner: Owner,
      currency: Currency,
      { amount, now }: { amount: bigint; now: Date },
    ): Promise<void> => {
      const sources = bindingSources(await coolOffService(queries).running(owner, now));
      const money = boundMoney(queries);
      if (!(await money.isCovered(owner, currency, sources)))
        refuse('turnover_left', { left: wireMoney(await left(owner, sources), currency) });
      await money.withdrawDeposits(owner, currency, amount, now);
    },

    /** Runs in the transaction of the bet's settlement, after what the round brought was given back. */
    count: async ({ gameType, validBet, at, ...owner }: CountedBet): Promise<void> => {
      let rest = (validBet * BigInt(turnoverWeight(gameType as GameType))) / 100n;
      for (const requirement of await openRequirements(queries, owner).for('update')) {
        const left = leftOf(requirement);
        const taken = lesserOf(rest, left);
        rest -= taken;
        const ending = endingOf(requirement, taken === left);
        if (taken === 0n && ending === null) continue;
        await queries
          .update(turnoverRequirements)
          .set({
            counted: requirement.counted + taken,
            ...(ending !== null && { ending, endedAt: at, bound: 0n }),
          })
          .where(eq(turnoverRequirements.id, requirement.id));
      }
    },
  };
};
