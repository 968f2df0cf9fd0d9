import type { Queries } from '../../platform/database/database.ts';
import { members } from './schema.ts';

/** What other rooms may know of members, for them to join: no secret, and nothing by which a member is reached. */
export const membersView = (queries: Queries) =>
  queries
    .select({
      id: members.id,
      merchant: members.merchant,
      account: members.account,
      nickname: members.nickname,
      type: members.type,
      line: members.line,
      uplineId: members.uplineId,
      state: members.state,
      mustChange: members.mustChange,
      expiresAt: members.expiresAt,
    })
    .from(members)
    .as('member');
