import { useState } from 'react';
import { localKeys } from '@/config/storageKeys';
import { useSite } from '../session/siteContext';

type Choice = 'given' | 'refused';

const isChoice = (text: string | undefined): text is Choice => text === 'given' || text === 'refused';

/** The visitor's answer to the analytics question; `given` from the start if the brand does not ask. */
export const useAnalyticsConsent = () => {
  const { boot, localText } = useSite();
  const kept = localText.get(localKeys.analytics);
  const [choice, setChoice] = useState<Choice | undefined>(isChoice(kept) ? kept : undefined);
  return {
    choice: boot.brand.asksConsent ? choice : ('given' as const),
    choose: (next: Choice) => {
      localText.set(localKeys.analytics, next);
      setChoice(next);
    },
  };
};
