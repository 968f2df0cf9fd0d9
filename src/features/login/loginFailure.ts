import type { EntryCheck, FailureValue } from '#contract/wireTypes';
import type { SocialRegistration } from '@/data/session/socialRegistration';
import type { Failure } from '@/api/failure';

// The client has checked the value of a failed log-in against the schema of these types.
const valueOf = ({ value }: Failure): Partial<FailureValue<'socialFinish'>> =>
  typeof value === 'object' && value !== null ? value : {};

/** Whether the next attempt needs the captcha (LOGIN-07). */
export const wantsCaptcha = (failure: Failure): boolean => valueOf(failure).captcha === true;

/** The additional check that the gateway requires, if any (LOGIN-12, LOGIN-13). */
export const checkOf = (failure: Failure): EntryCheck | undefined =>
  failure.code === 'check_required' ? valueOf(failure).check : undefined;

/** The social account for the registration, if the provider knows the visitor and the gateway does not (LOGIN-11). */
export const registrationOf = (failure: Failure): SocialRegistration | undefined =>
  failure.code === 'registration_required' ? valueOf(failure).registration : undefined;
