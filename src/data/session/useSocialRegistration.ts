import { useEffect, useEffectEvent, useState } from 'react';
import { dropSocialRegistration, readSocialRegistration } from './socialRegistration';
import { useSite } from './siteContext';
import { useDraft } from '../core/useDraft';

/** Only the provider's name survives a reload; the page can then say that the link was lost. */
const providerField = 'from';

/** The social account that a registration links (LOGIN-11). */
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
    /** The provider that the visitor came from, even if there is no account to link any more. */
    provider: typeof provider === 'string' ? provider : undefined,
    lose,
    /** The visitor does not want the link. */
    drop: (): void => {
      lose();
      setProvider(undefined);
      const { [providerField]: _, ...rest } = draft.read();
      draft.keep(rest);
    },
  };
};
