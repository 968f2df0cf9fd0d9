import type { Queries } from '../../platform/database/database.ts';
import { members } from './schema.ts';

/** What other rooms may know of members, for them to join: no secret, and nothing by which a member is reached. */
export const membersView = <Name extends string = 'member'>(queries: Queries, name = 'member' as Name) =>
  queries
    .select({
      id: members.id,
      merchant: members.merchant,
      account: members.account,
      accountKey: members.accountKey,
      nickname: members.nickname,
      type: members.type,
      isAgent: members.isAgent,
      vipLevel: members.vipLevel,
      line: members.line,
      uplineId: members.uplineId,
      state: members.state,
      mustChange: members.mustChange,
      createdAt: members.createdAt,
      lastLoginAt: members.lastLoginAt,
      expiresAt: members.expiresAt,
      countedAt: members.countedAt,
    })
    .from(members)
    .as(name);
