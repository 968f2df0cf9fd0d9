import { gameTypes } from '#contract/constants';
import type { Body, Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { kindOfType } from '../../members/members/accountKind.ts';
import { findDownline } from '../../members/members/findDownline.ts';
import { uplineIdOf } from '../../members/members/linePath.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import { lineRates } from '../../members/rates/lineRates.ts';
import { capped, type Rates } from '../../members/rates/rates.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { demandRates } from './demandRates.ts';

type Terms = Value<'downlineRebates'>;

/** Which rates go down from one to the other. */
const loweredTypes = (from: Rates, to: Rates) =>
  gameTypes
    .map((gameType) => ({ gameType, from: from[gameType] ?? 0, to: to[gameType] ?? 0 }))
    .filter((change) => change.to < change.from);

/** Rebates that an agent has and gives (AGENT-02). */
export const rebateTermsService = (database: Database) => {
  const read = async (queries: Queries, caller: Player, downline: MemberRow, now: Date): Promise<Terms> => {
    const rates = lineRates(queries);
    const most = await rates.of(caller, now);
    return {
      account: downline.account,
      nickname: downline.nickname,
      kind: kindOfType(downline.type),
      direct: uplineIdOf(downline) === caller.memberId,
      rates: await rates.of(downline, now),
      least: capped(await rates.givenBy(downline), most),
      most,
      since: (await rates.setAt(downline))?.toISOString() ?? null,
    };
  };

  return {
    own: async (caller: Player, now: Date): Promise<Value<'ownRebates'>> => ({
      rates: await lineRates(database.queries).of(caller, now),
    }),

    read: async (caller: Player, account: string, now: Date): Promise<Terms> =>
      read(database.queries, caller, await findDownline(database.queries, caller, account), now),

    /**
     * For bets settled from now on. Refuses `not_found`, `forbidden` for whoever is not next below,
     * `rebate_out_of_range`, and `rebate_lowered` until the agent has agreed to what goes down.
     */
    set: (
      caller: Player,
      { account, rates, agreed }: Body<'setDownlineRebates'>,
      now: Date,
    ): Promise<Terms> =>
      database.transaction(async (tx) => {
        const downline = await findDownline(tx, caller, account);
        if (uplineIdOf(downline) !== caller.memberId) return refuse('forbidden');
        // Neither the agent's own rates nor what the downline gives change meanwhile; in one order for all.
        for (const memberId of [caller.memberId, downline.id].toSorted()) {
          await lockMember(tx, { merchant: caller.merchant, memberId });
        }
        const before = await read(tx, caller, downline, now);
        demandRates(rates, before.most, before.least);
        const lowered = loweredTypes(before.rates, rates);
        if (lowered.length > 0 && agreed !== true) refuse('rebate_lowered', { lowered });
        await lineRates(tx).give(downline, rates, now);
        return read(tx, caller, downline, now);
      }),
  };
};
