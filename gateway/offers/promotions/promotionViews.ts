import type { Language } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import { wordsIn } from '../../brands/languages/texts.ts';
import { withoutClosedLinks } from '../../brands/flags/withoutClosedLinks.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Caller } from '../../http/policy/caller.ts';
import { standingOf } from '../../http/policy/standing.ts';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';
import { bonusRequirements } from '../../money/turnover/bonusRequirements.ts';
import { turnoverWeights } from '../../money/turnover/turnoverWeights.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { freeRoundStore } from '../../play/freeRounds/freeRoundStore.ts';
import { freeRoundsReward } from '../freeRounds/freeRoundsReward.ts';
import { offeredRounds } from '../freeRounds/offeredRounds.ts';
import { wageringTimes } from '../rewards/wageringTimes.ts';
import { conditionsOf, neverMet } from './conditions.ts';
import { isForbidden } from './isForbidden.ts';
import { memberFacts } from './memberFacts.ts';
import { promotionPeriod } from './promotionPeriod.ts';
import { promotionStore, type RaffleResult } from './promotionStore.ts';
import type { Promotion } from './schema.ts';
import { claimByOf, closingOf, statusOf, type Standing } from './statusOf.ts';

type Summary = Value<'promotions'>['list'][number];
type Detail = Value<'promotion'>;

const timeOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const moneyIn =
  (currency: Currency) =>
  (amount: string | undefined): { amount: string; currency: Currency } | null =>
    amount === undefined ? null : { amount, currency };

interface Told extends Pick<Tenant, 'currency' | 'market'> {
  readonly language: Language;
  readonly roundsOf: Awaited<ReturnType<typeof offeredRounds>>;
}

const summaryOf = (
  { promotion, placesLeft, ...standing }: Standing,
  { currency, market, language, roundsOf }: Told,
): Summary => {
  const { id, category, action, reward, texts, image, rules, period, startsAt, endsAt, places } = promotion;
  const { title, lead } = wordsIn(texts, language);
  const money = moneyIn(currency);
  const isOpen = action !== 'read' && closingOf(promotion, placesLeft, standing.now) === null;
  return {
    ...{ id, category, action, title, lead, image, period },
    status: statusOf({ promotion, placesLeft, ...standing }),
    outOfReach: isOpen && standing.entry === undefined ? neverMet(standing.conditions) : null,
    reward: {
      kind: reward.kind,
      amount: money(reward.amount),
      most: money(reward.most),
      percent: reward.percent ?? null,
      prizes: (reward.prizes ?? []).map(({ count, amount }) => ({ count, amount: { amount, currency } })),
      rounds: roundsOf(reward.rounds),
      times: wageringTimes(reward.times, market),
      days: reward.days ?? null,
    },
    games: [...(rules.games ?? [])],
    startsAt: startsAt.toISOString(),
    endsAt: timeOf(endsAt),
    places: places === null || placesLeft === null ? null : { total: places, left: placesLeft },
  };
};

const raffleOf = (
  { drawAt, drawnAt, seedHash, serverSeed, clientSeed }: Promotion,
  { tickets, winners }: RaffleResult,
  currency: Currency,
): Detail['raffle'] =>
  drawAt === null || seedHash === null
    ? null
    : {
        drawAt: drawAt.toISOString(),
        tickets,
        hash: seedHash,
        serverSeed: drawnAt === null ? null : serverSeed,
        clientSeed,
        winners: winners.map(({ ticket, amount }) => ({
          ticket,
          amount: { amount: amount.toString(), currency },
        })),
      };

/** When an entry's reward is gone: with the promotion, or with the period that it belongs to. */
const claimEnd = ({ promotion, now }: Standing, timeZone: string): Date | null => {
  const last = claimByOf(promotion);
  if (promotion.period === 'once') return last;
  const { to } = limitPeriod(promotion.period, now, timeZone);
  return last !== null && last < to ? last : to;
};

/** Promotions for the current viewer: none that the market forbids, none that leads to a closed page, none for a member on a cool-off, no status of their own for visitors and trials. */
export const promotionViews = (queries: Queries, runtime: Runtime, tenant: Tenant) => {
  const { currency, timeZone, market } = tenant;
  const store = promotionStore(queries);

  const standings = async (
    caller: Caller,
    merchant: string,
    found: readonly Promotion[],
    now: Date,
  ): Promise<Standing[]> => {
    const member = caller === undefined || standingOf(caller.type) === 'trial' ? undefined : caller;
    const taken = await store.taken(merchant);
    const entries = member === undefined ? [] : await store.entriesOf(member);
    const factsOf = member && (await memberFacts(queries, runtime, member, { now, timeZone }));
    return Promise.all(
      found.map(async (promotion) => {
        const period = promotionPeriod(promotion.period, now, timeZone);
        const place = { promotionId: promotion.id, period };
        const entry = entries.find((one) => one.promotionId === promotion.id && one.period === period);
        const facts = await factsOf?.(promotion, entry);
        return {
          promotion,
          entry,
          conditions: conditionsOf(promotion, facts, { now, timeZone }),
          placesLeft: promotion.places === null ? null : Math.max(0, promotion.places - taken(place)),
          now,
        };
      }),
    );
  };

  const toldOf = async (merchant: string, found: readonly Standing[], language: Language): Promise<Told> => {
    const plans = found.map(({ promotion }) => promotion.reward.rounds);
    return {
      currency,
      market,
      language,
      roundsOf: await offeredRounds(queries, plans, { merchant, currency, language }),
    };
  };

  const entryOf = async (standing: Standing): Promise<Detail['entry']> => {
    const { entry } = standing;
    if (entry === undefined) return null;
    const { id, merchant, memberId, createdAt, remark, reason, ticket, amount, rewardId } = entry;
    const money = (sum: bigint) => ({ amount: sum.toString(), currency });
    const owner = { merchant, memberId };
    const rounds = await freeRoundStore(queries).ofSubject(owner, { source: 'promotion', subject: id });
    const paidId = rounds === undefined ? rewardId : await freeRoundsReward(queries, runtime, rounds);
    const requirement =
      paidId === null ? undefined : (await bonusRequirements(queries).all(owner)).get(paidId);
    return {
      since: createdAt.toISOString(),
      remark,
      reason,
      ticket,
      amount: amount === null ? null : money(amount),
      claimBy: timeOf(claimEnd(standing, timeZone)),
      rounds:
        rounds === undefined
          ? null
          : {
              left: rounds.total - rounds.taken,
              total: rounds.total,
              won: money(rounds.won),
              until: rounds.until.toISOString(),
            },
      wagering:
        requirement === undefined
          ? null
          : {
              required: money(requirement.required),
              counted: money(requirement.counted),
              bound: money(requirement.bound + requirement.inPlay),
              until: timeOf(requirement.until),
              ending: requirement.ending,
            },
    };
  };

  return {
    list: async (
      caller: Caller,
      merchant: string,
      language: Language,
      now: Date,
    ): Promise<Value<'promotions'>> => {
      if (caller?.coolOff !== undefined) return { list: [] };
      const allowed = (await store.listed(merchant, now)).filter((one) => !isForbidden(one, market));
      const listed = await withoutClosedLinks(queries, tenant, allowed);
      const found = await standings(caller, merchant, listed, now);
      const told = await toldOf(merchant, found, language);
      return { list: found.map((one) => summaryOf(one, told)) };
    },

    detail: async (
      caller: Caller,
      merchant: string,
      { id, language }: { readonly id: number; readonly language: Language },
      now: Date,
    ): Promise<Detail> => {
      if (caller?.coolOff !== undefined) return refuse('on_break', wireCoolOff(caller.coolOff));
      const promotion = (await store.find(merchant, id)) ?? refuse('not_found');
      const [open] = await withoutClosedLinks(queries, tenant, [promotion]);
      if (open === undefined || isForbidden(promotion, market)) return refuse('not_found');
      const [standing] = await standings(caller, merchant, [promotion], now);
      if (standing === undefined) return refuse('not_found');
      const { reward, action, texts } = promotion;
      return {
        ...summaryOf(standing, await toldOf(merchant, [standing], language)),
        content: wordsIn(texts, language).content,
        link: promotion.link,
        weights: wageringTimes(reward.times, market) === 0 ? [] : turnoverWeights,
        conditions: standing.conditions.map((one) => ({ ...one, days: [...one.days] })),
        closing: standing.entry === undefined ? closingOf(promotion, standing.placesLeft, now) : null,
        entry: await entryOf(standing),
        raffle: action === 'raffle' ? raffleOf(promotion, await store.raffleResult(id), currency) : null,
      };
    },
  };
};
