import type { MemberPageName } from '@/config/memberPages';

/** What a member who rests does not see: offers in any pause, money in and play in one that restricts the session (SAFE-04). */
const closedAtRest: Readonly<Partial<Record<MemberPageName, 'anyPause' | 'restricted'>>> = {
  rewardCenter: 'anyPause',
  manualRebate: 'anyPause',
  missionLeaderboard: 'anyPause',
  referral: 'anyPause',
  depositv2: 'restricted',
  transferUpline: 'restricted',
};

/** Whether a page is open, given the member's running pause, if any. */
export const isOpenAtRest = (
  page: MemberPageName,
  pause: { readonly kind: string } | null | undefined,
): boolean => {
  const closed = closedAtRest[page];
  return !pause || closed === undefined || (closed === 'restricted' && pause.kind === 'break');
};
