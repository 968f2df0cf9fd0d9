import { and, desc, eq, gte, notExists, sql } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { betsView } from '../../play/bets/betsView.ts';
import type { Queries } from '../../platform/database/database.ts';
import { maskName } from '../../platform/text/maskName.ts';
import { directDownlines } from '../../members/members/directDownlines.ts';
import { invitationService } from '../../members/invitations/invitationService.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { referralRule } from './rewardRules.ts';
import { rewardStore } from './rewardStore.ts';
import { rewards } from './schema.ts';
import { wageringTimes } from './wageringTimes.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

const MOST_SHOWN = 200;

/** Friends that a member has brought in: those whose line goes on right after the member's own (MEM-10). */
export const referralService = (
  queries: Queries,
  runtime: Runtime,
  brand: Pick<Tenant, 'currency' | 'moneyStep' | 'market'>,
) => {
  const { currency } = brand;
  const condition = scaledSum(referralRule.wagered, brand);
  const reward = scaledSum(referralRule.reward, brand);
  const times = wageringTimes(referralRule.times, brand.market);

  const friendsOf = (player: Player) => {
    const friend = directDownlines(queries, player);
    const bet = betsView(queries);
    const theirBets = and(eq(bet.merchant, friend.merchant), eq(bet.memberId, friend.id));
    const wagered = sql<string>`coalesce(sum(${bet.validBet}), 0)`;
    return { friend, bet, theirBets, wagered };
  };

  const newestFriends = (player: Player) => {
    const { friend, bet, theirBets, wagered } = friendsOf(player);
    return queries
      .select({
        id: friend.id,
        account: friend.account,
        joinedAt: friend.createdAt,
        wagered: sql<string>`${wagered}::text`,
      })
      .from(friend)
      .leftJoin(bet, theirBets)
      .groupBy(friend.id, friend.account, friend.createdAt)
      .orderBy(desc(friend.createdAt), desc(friend.id))
      .limit(MOST_SHOWN);
  };

  /** Friends who have wagered enough and for whom nothing has been given yet. */
  const friendsToReward = (player: Player) => {
    const { friend, bet, theirBets, wagered } = friendsOf(player);
    const given = queries
      .select({ id: rewards.id })
      .from(rewards)
      .where(
        and(
          eq(rewards.memberId, player.memberId),
          eq(rewards.source, 'referral'),
          eq(rewards.subject, sql`${friend.id}::text`),
        ),
      );
    return queries
      .select({ id: friend.id })
      .from(friend)
      .innerJoin(bet, theirBets)
      .where(notExists(given))
      .groupBy(friend.id)
      .having(gte(wagered, condition));
  };

  const store = rewardStore(queries, runtime);

  /** Gives the reward for each friend who has wagered enough, however many there are. */
  const grant = async (player: Player) => {
    const { merchant, memberId } = player;
    for (const { id } of await friendsToReward(player)) {
      await store.give({
        merchant,
        memberId,
        source: 'referral',
        subject: id,
        amount: reward,
        currency,
        times,
      });
    }
  };

  return {
    grant,

    view: async (player: Player): Promise<Value<'referral'>> => {
      await grant(player);
      const friends = await newestFriends(player);
      const given = await store.ofSource(player, 'referral');
      const rewardOf = new Map(given.map((one) => [one.subject, one]));
      const money = (amount: bigint) => wireMoney(amount, currency);
      const earned = given
        .filter(({ claimedAt }) => claimedAt !== null)
        .reduce((sum, { amount }) => sum + amount, 0n);
      return {
        code: await invitationService(queries, runtime).codeOf(player.merchant, player.memberId),
        reward: money(reward),
        times,
        condition: money(condition),
        earned: money(earned),
        friends: friends.map(({ id, account, joinedAt, wagered: sum }) => {
          const got = rewardOf.get(id);
          return {
            name: maskName(account),
            joinedAt: joinedAt.toISOString(),
            wagered: money(BigInt(sum)),
            state: got === undefined ? 'open' : got.claimedAt === null ? 'due' : 'claimed',
          };
        }),
      };
    },
  };
};
