import type { MemberPageName } from '@/config/memberPages';

/**
 * Pages that are closed during a pause: offers in any pause; deposits and play if the pause restricts the session
 * (SAFE-04).
 */
const closedDuringPause: Readonly<Partial<Record<MemberPageName, 'anyPause' | 'restricted'>>> = {
  rewardCenter: 'anyPause',
  manualRebate: 'anyPause',
  missionLeaderboard: 'anyPause',
  referral: 'anyPause',
  depositv2: 'restricted',
  transferUpline: 'restricted',
};

/** Whether a page is open, given the member's running pause, if any. */
export const isOpenDuringPause = (
  page: MemberPageName,
  pause: { readonly kind: string } | null | undefined,
): boolean => {
  const closed = closedDuringPause[page];
  return !pause || closed === undefined || (closed === 'restricted' && pause.kind === 'break');
};
