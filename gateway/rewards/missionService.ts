import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { missionNames, type MissionName } from '#contract/rewards';
import type { Value } from '#contract/wireTypes';
import { bets } from '../bets/schema.ts';
import type { Player } from '../caller.ts';
import type { Queries } from '../database/database.ts';
import { maskName } from '../games/maskName.ts';
import { members } from '../member/schema.ts';
import { refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { atRate } from '../seed/world/atRate.ts';
import type { Tenant } from '../tenant/tenant.ts';
import { payReward } from './payReward.ts';
import { missionRules } from './rewardRules.ts';
import { rewardStore } from './rewardStore.ts';
import { rewards } from './schema.ts';

const PLACES = 20;

/** Missions of the brand's day and the month's board of those who did most of them (MEM-11, LOTT-02). */
export const missionService = (
  queries: Queries,
  runtime: Runtime,
  { currency, timeZone }: Pick<Tenant, 'currency' | 'timeZone'>,
) => {
  const store = rewardStore(queries, runtime);
  const ruleOf = (name: MissionName) => {
    const { target, money, reward, times } = missionRules[name];
    return {
      target: money ? atRate(target, currency) : BigInt(target),
      reward: atRate(reward, currency),
      money,
      times,
    };
  };

  /** The brand's day: its name and its ends. */
  const today = async (tx: Queries) => {
    const { rows } = await tx.execute<{ day: string; starts: string; ends: string }>(sql`
      SELECT to_char(d, 'YYYY-MM-DD') AS day,
        to_char(d AT TIME ZONE ${timeZone} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS starts,
        to_char((d + interval '1 day') AT TIME ZONE ${timeZone} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS ends
      FROM (SELECT date_trunc('day', ${runtime.now().toISOString()}::timestamptz AT TIME ZONE ${timeZone}) AS d) AS t`);
    const [row] = rows;
    if (row === undefined) throw new Error('The database knows no day');
    return { day: row.day, starts: new Date(row.starts), endsAt: row.ends };
  };

  const reachedSince = async (tx: Queries, { merchant, memberId }: Player, since: Date) => {
    const counts = sql`${bets.state} = 'settled'`;
    const [row] = await tx
      .select({
        rounds: sql<string>`(count(*) FILTER (WHERE ${counts}))::text`,
        turnover: sql<string>`coalesce(sum(${bets.validBet}), 0)::text`,
        variety: sql<string>`(count(DISTINCT ${bets.gameCode}) FILTER (WHERE ${counts}))::text`,
        live: sql<string>`coalesce(sum(${bets.validBet}) FILTER (WHERE ${bets.gameType} = 'LIVE'), 0)::text`,
      })
      .from(bets)
      .where(and(eq(bets.merchant, merchant), eq(bets.memberId, memberId), gte(bets.placedAt, since)));
    const of = (text: string | undefined) => BigInt(text ?? 0);
    return {
      // Whoever asks has logged in.
      login: 1n,
      rounds: of(row?.rounds),
      turnover: of(row?.turnover),
      variety: of(row?.variety),
      live: of(row?.live),
    } satisfies Record<MissionName, bigint>;
  };

  const subjectOf = (name: MissionName, day: string) => `${name}:${day}`;

  return {
    summary: async (player: Player): Promise<Value<'missionSummary'>> => {
      const { day, starts, endsAt } = await today(queries);
      const reached = await reachedSince(queries, player, starts);
      const taken = new Set((await store.ofSource(player, 'mission')).map(({ subject }) => subject));
      const missions = missionNames.map((name) => {
        const { target, money, reward, times } = ruleOf(name);
        const isTaken = taken.has(subjectOf(name, day));
        return {
          name,
          target: target.toString(),
          reached: (reached[name] < target ? reached[name] : target).toString(),
          money,
          reward: { amount: reward.toString(), currency },
          times,
          state: isTaken
            ? ('claimed' as const)
            : reached[name] >= target
              ? ('due' as const)
              : ('open' as const),
        };
      });
      return { count: missions.filter(({ state }) => state === 'due').length, endsAt, missions };
    },

    /** Pays a mission of today once. Refuses `reward_not_due` and `already_claimed`. */
    claim: async (tx: Queries, player: Player, name: MissionName): Promise<Value<'missionClaim'>> => {
      const { day, starts } = await today(tx);
      const { target, reward, times } = ruleOf(name);
      const reached = await reachedSince(tx, player, starts);
      if (reached[name] < target) return refuse('reward_not_due');
      const { merchant, memberId } = player;
      const inTx = rewardStore(tx, runtime);
      const given = await inTx.give({
        ...{ merchant, memberId, source: 'mission', subject: subjectOf(name, day), amount: reward, currency },
        times,
      });
      const taken = given && (await inTx.take(player, given.id));
      return taken === undefined ? refuse('already_claimed') : payReward(tx, runtime, taken);
    },

    board: async ({ merchant, memberId }: Player): Promise<Value<'missionLeaderboard'>> => {
      const month = sql`date_trunc('month', ${runtime.now().toISOString()}::timestamptz AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone}`;
      const done = sql<number>`count(*)::int`;
      const board = await queries
        .select({ id: members.id, name: members.nickname, missions: done })
        .from(rewards)
        .innerJoin(members, eq(members.id, rewards.memberId))
        .where(
          and(eq(rewards.merchant, merchant), eq(rewards.source, 'mission'), gte(rewards.claimedAt, month)),
        )
        .groupBy(members.id)
        .orderBy(desc(done), members.id);
      const places = board.map(({ id, name, missions }, index) => ({
        rank: index + 1,
        name: maskName(name),
        missions,
        own: id === memberId,
      }));
      const own = places.find((place) => place.own);
      return {
        list: places.slice(0, PLACES),
        own: own === undefined ? null : { rank: own.rank, missions: own.missions },
      };
    },
  };
};
