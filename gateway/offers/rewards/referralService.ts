import { and, asc, desc, eq, gte, notExists, sql } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import { bets } from '../../play/bets/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { maskName } from '../../platform/text/maskName.ts';
import { members } from '../../members/members/schema.ts';
import { invitationService } from '../../members/registration/invitationService.ts';
import { invitations } from '../../members/profiles/schema.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { fromDong } from '../../brands/currencies/fromDong.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { referralRule } from './rewardRules.ts';
import { rewardStore } from './rewardStore.ts';
import { rewards } from './schema.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

const MOST_SHOWN = 200;

/** Friends that a member has brought in: those whose line goes on right after the member's own (MEM-10). */
export const referralService = (
  queries: Queries,
  runtime: Runtime,
  { currency }: Pick<Tenant, 'currency'>,
) => {
  const condition = fromDong(referralRule.wagered, currency);
  const reward = fromDong(referralRule.reward, currency);
  const { times } = referralRule;

  const broughtBy = ({ merchant, line }: Player) =>
    and(eq(members.merchant, merchant), sql`${members.line} = ${line} || ${members.id}::text || '/'`);
  const theirBets = and(eq(bets.merchant, members.merchant), eq(bets.memberId, members.id));
  const wagered = sql<string>`coalesce(sum(${bets.validBet}), 0)`;

  const newestFriends = (player: Player) =>
    queries
      .select({
        id: members.id,
        account: members.account,
        joinedAt: members.createdAt,
        wagered: sql<string>`${wagered}::text`,
      })
      .from(members)
      .leftJoin(bets, theirBets)
      .where(broughtBy(player))
      .groupBy(members.id)
      .orderBy(desc(members.createdAt), desc(members.id))
      .limit(MOST_SHOWN);

  /** Friends who have wagered enough and for whom nothing has been given yet. */
  const friendsToReward = (player: Player) => {
    const given = queries
      .select({ id: rewards.id })
      .from(rewards)
      .where(
        and(
          eq(rewards.memberId, player.memberId),
          eq(rewards.source, 'referral'),
          eq(rewards.subject, sql`${members.id}::text`),
        ),
      );
    return queries
      .select({ id: members.id })
      .from(members)
      .innerJoin(bets, theirBets)
      .where(and(broughtBy(player), notExists(given)))
      .groupBy(members.id)
      .having(gte(wagered, condition));
  };

  const codeOf = async ({ merchant, memberId }: Player): Promise<string> => {
    const [row] = await queries
      .select({ code: invitations.code })
      .from(invitations)
      .where(and(eq(invitations.merchant, merchant), eq(invitations.memberId, memberId)))
      .orderBy(asc(invitations.kind))
      .limit(1);
    return row?.code ?? invitationService(queries, runtime).give(merchant, memberId, 'referral');
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
        code: await codeOf(player),
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
