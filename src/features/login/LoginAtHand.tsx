import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { useSession } from '@/data/session/useSession';
import { preloadComponent } from '@/ui/media/LazyComponent';
import { onFirstAct } from '@/ui/hooks/onFirstAct';
import { onIdle } from '@/ui/hooks/onIdle';
import { bubbleForm } from './bubbleForm';
import type { LoginRehearsalProps } from './LoginRehearsal';

type Rehearsal = (props: LoginRehearsalProps) => ReactNode;

interface LoginAtHandProps {
  /** Fetches the popup as it will be opened. */
  load: () => Promise<unknown>;
}

/**
 * Fetches the login for a guest who does something, when there is time: it is what comes next most often. Then it is
 * drawn once where nobody sees it, so that its styles are there and its code is warm when it is asked for.
 */
export function LoginAtHand({ load }: LoginAtHandProps) {
  const { token } = useSession();
  const { arrival } = useSite();
  const { i18n } = useTranslation();
  const [Rehearsal, setRehearsal] = useState<Rehearsal>();

  const fetchIt = useEffectEvent(async () => {
    const [{ LoginRehearsal }] = await Promise.all([
      import(/* webpackChunkName: "login" */ './LoginRehearsal'),
      load(),
      preloadComponent(bubbleForm),
      i18n.loadNamespaces(['login', 'forms', 'common', 'errors']),
    ]);
    // Who comes back from a provider has the form open, and what came with them is good once.
    if (arrival.social !== undefined) return;
    onIdle(() => {
      if (document.querySelector('[role=dialog]') === null)
        startTransition(() => setRehearsal(() => LoginRehearsal));
    });
  });
  useEffect(() => {
    if (token !== undefined) return undefined;
    // Whoever opens it while it cannot be fetched is told so then.
    return onFirstAct(() => onIdle(() => void fetchIt().catch(() => undefined)));
  }, [token]);
  return Rehearsal && token === undefined ? <Rehearsal onDone={() => setRehearsal(undefined)} /> : null;
}
