import { useEffect } from 'react';
import type { LiveTopic } from '#contract/live';
import type { Hear } from './live';
import { atRest } from '../session/atRest';
import { useSite } from '../session/siteContext';
import { useStableCallback } from '../core/useStableCallback';

/** Hears a topic as long as the part is there; nothing where the gateway has no socket (`profile`). */
export const useLive = <Topic extends LiveTopic>(topic: Topic, wanted: boolean, hear: Hear<Topic>): void => {
  const site = useSite();
  const listen = useStableCallback(hear);
  const on = wanted && site.boot.profile.socket;
  useEffect(() => {
    if (!on) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    // What is shown so far came with the page: its line is left to the first load. Its code is small enough to travel
    // with what else comes then.
    void atRest()
      .then(() => import(/* webpackChunkName: "overlays" */ './liveOf'))
      .then(({ liveOf }) => {
        if (!left) stop = liveOf(site).hear(topic, listen);
      })
      // Without the chunk the page is as it is without a socket.
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [on, site, topic, listen]);
};
