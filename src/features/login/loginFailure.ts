import type { EntryCheck, FailureValue } from '#contract/wireTypes';
import type { SocialRegistration } from '@/data/session/socialRegistration';
import type { Failure } from '@/api/failure';

// The gateway validates what a failed login carries with the schema these types come from.
const valueOf = ({ value }: Failure): Partial<FailureValue<'socialFinish'>> =>
  typeof value === 'object' && value !== null ? value : {};

/** Whether the next try needs the captcha (LOGIN-07). */
export const wantsCaptcha = (failure: Failure): boolean => valueOf(failure).captcha === true;

/** The further proof that the gateway asks for, if it does (LOGIN-12, LOGIN-13). */
export const checkOf = (failure: Failure): EntryCheck | undefined =>
  failure.code === 'check_required' ? valueOf(failure).check : undefined;

/** What the registration links when the provider knows a visitor whom the gateway does not (LOGIN-11). */
export const registrationOf = (failure: Failure): SocialRegistration | undefined =>
  failure.code === 'registration_required' ? valueOf(failure).registration : undefined;
