import type { MemberRow } from '../members/schema.ts';

const DAY = 24 * 60 * 60_000;

/** The password that operators hand out and that nobody may keep (spec §4). */
const weakDefault = '123456';

/** What a password that was right calls for (LOGIN-06, LOGIN-08). */
export const passwordAge = (
  member: Pick<MemberRow, 'createdAt' | 'mustChange' | 'passwordSetAt'>,
  password: string,
  { now, days, expires }: { readonly now: Date; readonly days: number; readonly expires: boolean },
): { mustChange: boolean; expired: boolean } => {
  const since = (member.passwordSetAt ?? member.createdAt).getTime();
  const expired = expires && now.getTime() - since >= days * DAY;
  return { mustChange: member.mustChange || expired || password === weakDefault, expired };
};
