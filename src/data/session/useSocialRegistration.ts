import { useEffect, useEffectEvent, useState } from 'react';
import { dropSocialRegistration, readSocialRegistration } from './socialRegistration';
import { useSite } from './siteContext';
import { useDraft } from '../core/useDraft';

/** The provider alone outlives a reload, so that a link that is lost is said to be. */
const providerField = 'from';

/** The account elsewhere that a registration links (LOGIN-11). */
export const useSocialRegistration = () => {
  const { session, client } = useSite();
  const draft = useDraft('registration');
  const [social, setSocial] = useState(() => readSocialRegistration(session, client.clock.now()));
  const [provider, setProvider] = useState(() => social?.provider ?? draft.read()[providerField]);

  const remember = useEffectEvent((from: string) => draft.keep({ ...draft.read(), [providerField]: from }));
  useEffect(() => {
    if (social !== undefined) remember(social.provider);
  }, [social]);

  const lose = (): void => {
    dropSocialRegistration(session);
    setSocial(undefined);
  };
  return {
    social,
    /** Where the visitor came from, also when nothing is linked any more. */
    provider: typeof provider === 'string' ? provider : undefined,
    lose,
    /** It is not wanted. */
    drop: (): void => {
      lose();
      setProvider(undefined);
      const { [providerField]: _, ...rest } = draft.read();
      draft.keep(rest);
    },
  };
};
