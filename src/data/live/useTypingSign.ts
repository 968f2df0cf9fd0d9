import { useRef } from 'react';
import { liveTyping } from '#contract/live';
import { useSite } from '../session/siteContext';

/** Tells support that the member is typing, again and again but not with each key; nobody keeps it. */
export const useTypingSign = (): (() => void) => {
  const site = useSite();
  const told = useRef(-Infinity);
  return () => {
    const now = site.client.clock.now();
    if (!site.boot.profile.socket || now - told.current < liveTyping.every) return;
    told.current = now;
    void import(/* webpackChunkName: "overlays" */ './liveOf')
      .then(({ liveOf }) => liveOf(site).type())
      .catch(() => undefined);
  };
};
