import { and, eq } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { members, type MemberRow } from './schema.ts';

/** Takes the members' acts one after another: what is counted before an act cannot change until it is done. */
export const lockMember = async (
  tx: Queries,
  { merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>,
): Promise<MemberRow> => {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.id, memberId)))
    .for('no key update');
  return row ?? refuse('not_logged_in');
};
