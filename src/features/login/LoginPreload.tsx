import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { useSession } from '@/data/session/useSession';
import { preloadComponent } from '@/ui/media/LazyComponent';
import { onFirstAct } from '@/ui/hooks/onFirstAct';
import { onIdle } from '@/ui/hooks/onIdle';
import { bubbleForm } from './bubbleForm';
import type { LoginRehearsalProps } from './LoginPrerender';

type Rehearsal = (props: LoginRehearsalProps) => ReactNode;

interface LoginAtHandProps {
  /** Loads the popup's chunk. */
  load: () => Promise<unknown>;
}

/**
 * Preloads the login after the first act of a guest, when the browser is idle, because login is the most frequent next
 * step. Then it renders the form once, hidden, so that its styles and code are ready.
 */
export function LoginPreload({ load }: LoginAtHandProps) {
  const { token } = useSession();
  const { arrival } = useSite();
  const { i18n } = useTranslation();
  const [Rehearsal, setRehearsal] = useState<Rehearsal>();

  const fetchIt = useEffectEvent(async () => {
    const [{ LoginPrerender }] = await Promise.all([
      import(/* webpackChunkName: "login" */ './LoginPrerender'),
      load(),
      preloadComponent(bubbleForm),
      i18n.loadNamespaces(['login', 'forms', 'common', 'errors']),
    ]);
    // After a return from a social provider the form is already open, and its credential can be used only once.
    if (arrival.social !== undefined) return;
    onIdle(() => {
      if (document.querySelector('[role=dialog]') === null)
        startTransition(() => setRehearsal(() => LoginPrerender));
    });
  });
  useEffect(() => {
    if (token !== undefined) return undefined;
    // If preloading fails, opening the login reports the failure.
    return onFirstAct(() => onIdle(() => void fetchIt().catch(() => undefined)));
  }, [token]);
  return Rehearsal && token === undefined ? <Rehearsal onDone={() => setRehearsal(undefined)} /> : null;
}
