import type { FailureValue } from '#contract/wireTypes';
import type { Session } from './session';

/** An account elsewhere that the next registration links, as the gateway gave it; in memory only (LOGIN-11). */
export type SocialRegistration = NonNullable<FailureValue<'socialFinish'>['registration']>;

const waiting = new WeakMap<Session, SocialRegistration>();

export const readSocialRegistration = (session: Session): SocialRegistration | undefined =>
  waiting.get(session);

export const keepSocialRegistration = (session: Session, given: SocialRegistration | undefined): void => {
  if (given === undefined) waiting.delete(session);
  else waiting.set(session, given);
};
