import { useEffect } from 'react';
import type { LiveTopic } from '#contract/live';
import type { Hear } from './live';
import { afterFirstLoad } from '../session/afterFirstLoad';
import { useSite } from '../session/siteContext';
import { useStableCallback } from '../core/useStableCallback';

/** Subscribes to a topic while the component is mounted; does nothing if the gateway has no socket (`profile`). */
export const useLive = <Topic extends LiveTopic>(
  topic: Topic,
  wanted: boolean,
  hear: Hear<Topic>,
  room?: string,
): void => {
  const site = useSite();
  const listen = useStableCallback(hear);
  const on = wanted && site.boot.profile.socket;
  useEffect(() => {
    if (!on) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    // The page has just loaded current data, so the socket waits until the first load is done. Its code is part of a
    // chunk that loads then anyway.
    void afterFirstLoad()
      .then(() => import(/* webpackChunkName: "overlays" */ './liveOf'))
      .then(({ liveOf }) => {
        if (!left) stop = liveOf(site).hear(topic, listen, room);
      })
      // If the chunk fails, the page works as it does without a socket.
      .catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [on, site, topic, listen, room]);
};
