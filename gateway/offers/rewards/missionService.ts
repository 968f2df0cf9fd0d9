import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { missionNames, type MissionName } from '#contract/rewards';
import type { Value } from '#contract/wireTypes';
import { betSums } from '../../play/bets/betSums.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { maskName } from '../../platform/text/maskName.ts';
import { membersView } from '../../members/members/membersView.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { payReward } from './payReward.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';
import { historyService } from '../../members/history/historyService.ts';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import { missionRules } from './rewardRules.ts';
import { rewardStore } from './rewardStore.ts';
import { rewards } from './schema.ts';
import { wageringTimes } from './wageringTimes.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

const PLACES = 20;

const pointsOf = sql.join(
  missionNames.map((name) => sql`WHEN ${name} THEN ${sql.raw(String(missionRules[name].points))}`),
  sql` `,
);

/** Missions of the brand's day or week and the month's board of those who got most points by them (MEM-11, LOTT-02). */
export const missionService = (
  queries: Queries,
  runtime: Runtime,
  brand: Pick<Tenant, 'currency' | 'timeZone' | 'moneyStep' | 'market'>,
) => {
  const { currency, timeZone } = brand;
  const store = rewardStore(queries, runtime);
  const ruleOf = (name: MissionName) => {
    const { target, money, reward, times, points } = missionRules[name];
    return {
      target: money ? scaledSum(target, brand) : BigInt(target),
      reward: scaledSum(reward, brand),
      money,
      times: wageringTimes(times, brand.market),
      points,
    };
  };

  const periodOf = (name: MissionName) => limitPeriod(missionRules[name].period, runtime.now(), timeZone);

  /** A mission of a period is claimed once: the period is named by its first day. */
  const subjectOf = (name: MissionName) => `${name}:${brandDay(periodOf(name).from, timeZone)}`;

  const reachedBy = async (tx: Queries, player: Player) => {
    const today = limitPeriod('day', runtime.now(), timeZone).from;
    const { rounds, games, valid, validLive } = await betSums(tx).playSince(player, today);
    const { from } = periodOf('login');
    return {
      login: await historyService(tx, runtime).daysSince(player, from, timeZone),
      rounds,
      turnover: valid,
      variety: games,
      live: validLive,
    } satisfies Record<MissionName, bigint>;
  };

  return {
    summary: async (player: Player): Promise<Value<'missionSummary'>> => {
      const reached = await reachedBy(queries, player);
      const taken = new Set((await store.ofSource(player, 'mission')).map(({ subject }) => subject));
      const missions = missionNames.map((name) => {
        const { target, money, reward, times, points } = ruleOf(name);
        const isTaken = taken.has(subjectOf(name));
        return {
          name,
          period: missionRules[name].period,
          endsAt: periodOf(name).to.toISOString(),
          target: target.toString(),
          reached: (reached[name] < target ? reached[name] : target).toString(),
          money,
          reward: wireMoney(reward, currency),
          times,
          points,
          state: isTaken
            ? ('claimed' as const)
            : reached[name] >= target
              ? ('due' as const)
              : ('open' as const),
        };
      });
      return {
        count: missions.filter(({ state }) => state === 'due').length,
        missions,
      };
    },

    /** Pays a mission of its period once. Refuses `reward_not_due` and `already_claimed`. */
    claim: async (tx: Queries, player: Player, name: MissionName): Promise<Value<'missionClaim'>> => {
      const { target, reward, times } = ruleOf(name);
      const reached = await reachedBy(tx, player);
      if (reached[name] < target) return refuse('reward_not_due');
      const { merchant, memberId } = player;
      const inTx = rewardStore(tx, runtime);
      const given = await inTx.give({
        ...{ merchant, memberId, source: 'mission', subject: subjectOf(name), amount: reward, currency },
        times,
      });
      const taken = given && (await inTx.take(player, given.id));
      return taken === undefined ? refuse('already_claimed') : payReward(tx, runtime, taken);
    },

    board: async ({ merchant, memberId }: Player): Promise<Value<'missionLeaderboard'>> => {
      const month = limitPeriod('month', runtime.now(), timeZone).from;
      const points = sql<number>`sum(CASE split_part(${rewards.subject}, ':', 1) ${pointsOf} ELSE 0 END)::int`;
      const member = membersView(queries);
      const board = await queries
        .select({ id: member.id, name: member.nickname, points })
        .from(rewards)
        .innerJoin(member, eq(member.id, rewards.memberId))
        .where(
          and(eq(rewards.merchant, merchant), eq(rewards.source, 'mission'), gte(rewards.claimedAt, month)),
        )
        .groupBy(member.id, member.nickname)
        .orderBy(desc(points), member.id);
      const places = board.map(({ id, name, points: sum }, index) => ({
        rank: index + 1,
        name: maskName(name),
        points: sum,
        own: id === memberId,
      }));
      const own = places.find((place) => place.own);
      return {
        list: places.slice(0, PLACES),
        own: own === undefined ? null : { rank: own.rank, points: own.points },
      };
    },
  };
};
