import { useState } from 'react';
import { useSite } from './siteContext';
import { keepSocialRegistration, readSocialRegistration } from './socialRegistration';

/** The account elsewhere that a registration links; it is dropped when it was used, is too old or is not wanted. */
export const useSocialRegistration = () => {
  const { session } = useSite();
  const [social, setSocial] = useState(() => readSocialRegistration(session));
  return {
    social,
    drop: (): void => {
      keepSocialRegistration(session, undefined);
      setSocial(undefined);
    },
  };
};
