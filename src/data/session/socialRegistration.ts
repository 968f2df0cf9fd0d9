import { socialRegistrationLife } from '#contract/constants';
import type { FailureValue } from '#contract/wireTypes';
import type { Session } from './session';

/** The social account that the next registration links, as the gateway sent it; in memory only (LOGIN-11). */
export type SocialRegistration = NonNullable<FailureValue<'socialFinish'>['registration']>;

const waiting = new WeakMap<Session, { readonly given: SocialRegistration; readonly until: number }>();

/** Undefined once the ticket has expired. */
export const readSocialRegistration = (session: Session, now: number): SocialRegistration | undefined => {
  const kept = waiting.get(session);
  return kept !== undefined && now < kept.until ? kept.given : undefined;
};

export const keepSocialRegistration = (session: Session, given: SocialRegistration, now: number): void =>
  void waiting.set(session, { given, until: now + socialRegistrationLife * 1000 });

/** Clears the social account, so that the next visitor is not linked to it. */
export const dropSocialRegistration = (session: Session): void => void waiting.delete(session);
