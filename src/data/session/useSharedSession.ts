import { useEffect, useEffectEvent } from 'react';
import { useSite } from './siteContext';
import type { SessionState } from './session';
import { isTabMessage, tabChannel, type TabMessage } from './tabMessages';
import { useEndedByPause } from './useEndedByPause';
import { useClearMemberData } from './useClearMemberData';
import { useRefreshByCaller } from './useRefreshByCaller';
import { useRemembered } from '../storage/useRemembered';

/** Milliseconds that a new tab waits for an answer of another tab (design §4). */
const patience = 100;

/**
 * Shares one session between all tabs of a brand. A new tab takes it from an open tab, otherwise from the remember-me
 * credential. A log-in is sent to tabs of guests, and the end of a session to all tabs (SYS-09), with its pause if
 * there is one (SAFE-03).
 */
export const useSharedSession = (): void => {
  const { session, boot } = useSite();
  const forget = useClearMemberData();
  const refreshByCaller = useRefreshByCaller();
  const remembered = useRemembered();
  const endByPause = useEndedByPause();
  const { merchantCode } = boot.brand;

  const hear = useEffectEvent((message: TabMessage, say: (message: TabMessage) => void): void => {
    const { token } = session.state.get();
    if (message.kind === 'who') {
      if (token !== undefined) say({ kind: 'session', token });
    } else if (message.kind === 'session') {
      if (message.token === token) return;
      void forget();
      session.start(message.token, false);
      void refreshByCaller();
    } else if (token !== undefined) {
      if (message.pause) void endByPause(message.pause);
      else {
        session.end(message.expired ? 'expired' : undefined);
        void forget();
        void refreshByCaller();
      }
    }
  });
  const rejoin = useEffectEvent((): void => {
    if (session.state.get().token === undefined) void remembered();
  });

  useEffect(() => {
    const channel = new BroadcastChannel(tabChannel(merchantCode));
    const say = (message: TabMessage) => channel.postMessage(message);
    let last: SessionState = session.state.get();
    // A change that came from another tab is not broadcast again.
    let listening = false;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isTabMessage(data)) return;
      listening = true;
      hear(data, say);
      listening = false;
    };
    const stop = session.state.subscribe(() => {
      const now = session.state.get();
      const before = last;
      last = now;
      if (listening || now.token === before.token) return;
      if (now.token !== undefined) say({ kind: 'session', token: now.token });
      else say({ kind: 'ended', expired: now.expired ?? false, pause: now.pause });
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (last.token === undefined) {
      say({ kind: 'who' });
      timer = setTimeout(rejoin, patience);
    }
    return () => {
      clearTimeout(timer);
      stop();
      channel.close();
    };
  }, [session, merchantCode]);
};
