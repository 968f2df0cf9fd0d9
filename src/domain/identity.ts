import { memberTypes } from '#contract/constants';
import type { MemberInfo } from '#contract/wireTypes';

/** Login state of spec §3. */
export interface Identity {
  readonly isLogin: boolean;
  readonly isAgent: boolean;
  readonly isTrial: boolean;
}

export const visitor: Identity = { isLogin: false, isAgent: false, isTrial: false };

const includes = (types: readonly number[], type: number) => types.includes(type);

/** Flags derive from the member's type; a trial account is not a real account (SYS-08). */
export const identify = (member: Pick<MemberInfo, 'type'>): Identity => ({
  isLogin: true,
  isAgent: includes(memberTypes.agent, member.type),
  isTrial: includes(memberTypes.trial, member.type),
});
