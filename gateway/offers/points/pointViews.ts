import type { Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { PointEntryType, RedeemStatus } from '#contract/points';
import { pointSources } from '#contract/points';
import type { Value } from '#contract/wireTypes';
import { wordsIn } from '../../brands/languages/texts.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { pageOf } from '../../http/paging/pageOf.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { memberRepository } from '../../members/members/memberRepository.ts';
import type { Queries } from '../../platform/database/database.ts';
import { offeredRounds } from '../freeRounds/offeredRounds.ts';
import { wageringTimes } from '../rewards/wageringTimes.ts';
import { pointsOf, type PointOwner } from './pointBooks.ts';
import { convertRule } from './pointRules.ts';
import { pointStore } from './pointStore.ts';
import { progressStore } from './progressStore.ts';
import { restockStore } from './restockStore.ts';
import { ratioStore } from './ratioStore.ts';
import type { PointRatio } from './schema.ts';

interface Asked {
  readonly language: Language;
  readonly pageNo: string;
  readonly pageSize: string;
}

const moneyOf = (amount: bigint | null, currency: string) =>
  amount === null ? null : wireMoney(amount, currency as Currency);

/** The points mall as the site shows it. */
export const pointViews = (queries: Queries) => {
  const store = pointStore(queries);

  return {
    config: async (
      merchant: string,
      { currency, market }: Pick<Tenant, 'currency' | 'market'>,
      now: Date,
    ): Promise<Value<'pointsConfig'>> => {
      const { history, ofKind } = ratioStore(queries);
      const ratios = await history(merchant, now);
      const facts = ({ points, amount }: PointRatio) => ({ points, amount: wireMoney(amount, currency) });
      const convert = ofKind(ratios, 'convert', now);
      return {
        ratios: pointSources.flatMap((source) => {
          const ratio = ofKind(ratios, source, now);
          return ratio === undefined ? [] : [{ source, ...facts(ratio) }];
        }),
        convert:
          convert === undefined
            ? null
            : { ...facts(convert), ...convertRule, times: wageringTimes(convertRule.times, market) },
      };
    },

    rewards: async (
      merchant: string,
      { currency, market }: Pick<Tenant, 'currency' | 'market'>,
      language: Language,
    ): Promise<Value<'pointsRewards'>> => {
      const rows = await store.rewards(merchant);
      const plans = rows.map(({ rounds }) => rounds);
      const roundsOf = await offeredRounds(queries, plans, { merchant, currency, language });
      return {
        list: rows.map(
          ({ id, kind, category, texts, image, points, stock, amount, rounds, times, days }) => ({
            ...{ id, kind, category, image, points, stock, days },
            times: wageringTimes(times, market),
            rounds: roundsOf(rounds),
            ...wordsIn(texts, language),
            amount: moneyOf(amount, currency),
          }),
        ),
      };
    },

    balance: async (owner: PointOwner): Promise<Value<'pointsBalance'>> => {
      const progress = await progressStore(queries).of(owner);
      const member = await memberRepository(queries).byId(owner.merchant, owner.memberId);
      return {
        points: Number(await pointsOf(queries, owner)),
        earned: pointSources.flatMap((source) => {
          const { earned = 0n } = progress.find((one) => one.source === source) ?? {};
          return earned === 0n ? [] : [{ source, points: Number(earned) }];
        }),
        awaited: await restockStore(queries).awaited(owner),
        delivery: await store.lastDelivery(owner),
        hasPassword: Boolean(member?.paymentHash),
      };
    },

    redemptions: async (
      owner: PointOwner,
      { language, status, ...asked }: Asked & { readonly status?: RedeemStatus | undefined },
    ): Promise<Value<'pointsRedeemList'>> => {
      const page = pageOf(asked);
      const { rows, total } = await store.redemptions(owner, status, page);
      return {
        list: rows.map(({ redemption, reward }) => ({
          no: redemption.no,
          at: redemption.createdAt.toISOString(),
          kind: reward.kind,
          title: wordsIn(reward.texts, language).title,
          image: reward.image,
          quantity: redemption.quantity,
          points: redemption.pointsEach * redemption.quantity,
          amount: moneyOf(redemption.amount, redemption.currency),
          rounds: reward.rounds === null ? null : reward.rounds.count * redemption.quantity,
          status: redemption.status,
          answeredAt: redemption.answeredAt?.toISOString() ?? null,
          reason: redemption.reason,
          delivery: redemption.delivery,
          shipment: redemption.shipment,
        })),
        ...page.facts(total),
      };
    },

    entries: async (
      owner: PointOwner,
      { language, type, ...asked }: Asked & { readonly type?: PointEntryType | undefined },
    ): Promise<Value<'pointsTransactions'>> => {
      const page = pageOf(asked);
      const { rows, total } = await store.entries(owner, type, page);
      return {
        list: rows.map(({ entry, redemption, reward }) => ({
          no: entry.no,
          at: entry.createdAt.toISOString(),
          type: entry.type,
          name: reward === null ? null : wordsIn(reward.texts, language).title,
          quantity: entry.quantity,
          pointsRequirement: entry.pointsEach,
          amountRequirement: moneyOf(entry.amountEach, entry.currency),
          // Points that came back are there; what they were for was rejected.
          status: redemption === null || entry.changed > 0n ? 'approved' : redemption.status,
          changed: Number(entry.changed),
          balance: Number(entry.balance),
          remark: redemption?.reason ?? null,
        })),
        ...page.facts(total),
      };
    },
  };
};
