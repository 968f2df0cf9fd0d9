import { useEffect, useEffectEvent, useState } from 'react';
import type { EntryCheck } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import type { AfterEntry } from '@/data/session/useStartSession';
import { isFresh, spend } from '@/data/session/usedArrivals';
import { useSessionCall } from '@/data/session/useSessionCall';
import { keepSocialRegistration } from '@/data/session/socialRegistration';
import { useSite } from '@/data/session/siteContext';
import { checkOf, registrationOf } from './loginFailure';

interface SocialReturnOptions {
  readonly onDone: (next: AfterEntry) => void;
  readonly onCheck: (check: EntryCheck) => void;
  /** The provider knows the visitor, the brand does not yet. */
  readonly onUnknown: () => void;
  readonly onFailed: (failure: Failure) => void;
}

/** Completes a social sign-in: exchanges the provider's answer, once (LOGIN-11). Returns true while it runs. */
export const useSocialReturn = ({ onDone, onCheck, onUnknown, onFailed }: SocialReturnOptions): boolean => {
  const { arrival, session, client } = useSite();
  const enter = useSessionCall();
  const [busy, setBusy] = useState(arrival.social !== undefined && isFresh(arrival));

  const finish = useEffectEvent((): void => {
    if (arrival.social === undefined || !isFresh(arrival)) return;
    spend(arrival);
    void enter('socialFinish', arrival.social, { by: 'other' }).then((result) => {
      setBusy(false);
      if (result.ok) return onDone(result.value ?? 'home');
      const check = checkOf(result.failure);
      const registration = registrationOf(result.failure);
      if (check) return onCheck(check);
      if (registration === undefined) return onFailed(result.failure);
      keepSocialRegistration(session, registration, client.clock.now());
      onUnknown();
    });
  });
  useEffect(() => finish(), []);
  return busy;
};
