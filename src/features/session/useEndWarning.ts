import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { limits } from '@/config/limits';
import { withModal, withoutModal } from '@/config/modals';
import { keepPendingChange, readPendingChange } from '@/data/core/pendingChange';
import { useSession } from '@/data/session/useSession';
import { useSessionEndQuery, type SessionLook } from '@/data/session/useSessionEndQuery';
import { useSite } from '@/data/session/siteContext';
import { sessionEnd, type SessionEnd } from '@/domain/sessionEnd';

/** Polling interval in milliseconds while the warning is shown: another tab may extend the session. */
const warnedEvery = 5_000;
/** Delay in milliseconds after a poll without an answer. */
const retryAfter = 30_000;

/** Polls the session's end without extending it, and reports in all tabs when it is near. */
export const useEndWarning = () => {
  const { token } = useSession();
  const site = useSite();
  const { client } = site;
  const { look, stay } = useSessionEndQuery();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [end, setEnd] = useState<SessionEnd>();
  /** The warning of an end that cannot be postponed is shown once. */
  const [known, setKnown] = useState<number>();

  const owesChange = useEffectEvent(({ mustChange }: SessionLook): void => {
    if (mustChange === (readPendingChange(site) !== undefined)) return;
    keepPendingChange(site, mustChange ? {} : undefined);
    void navigate({
      pathname,
      search: mustChange ? withModal(search, 'changePassword') : withoutModal(search),
    });
  });
  /** Resolves to the milliseconds until the next poll. */
  const watch = useEffectEvent(async (): Promise<number> => {
    const seen = await look();
    if (seen === undefined) return retryAfter;
    owesChange(seen);
    const next = sessionEnd(seen.idleEndsAt, seen.endsAt);
    const left = next.at - client.clock.now();
    const near = left <= limits.endWarning;
    setEnd(near ? next : undefined);
    return near ? Math.min(warnedEvery, Math.max(left, 0) + 1_000) : left - limits.endWarning;
  });

  useEffect(() => {
    if (token === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const again = async (): Promise<void> => {
      const wait = await watch();
      if (!over) timer = setTimeout(() => void again(), wait);
    };
    void again();
    return () => {
      over = true;
      clearTimeout(timer);
      setEnd(undefined);
    };
  }, [token]);

  return {
    end: end !== undefined && end.at !== known ? end : undefined,
    now: client.clock.now,
    stay: async (): Promise<void> => {
      await stay();
      setEnd(undefined);
    },
    understood: () => setKnown(end?.at),
  };
};
