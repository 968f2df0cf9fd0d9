import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/data/useSession';
import { onFirstAct } from '@/ui/onFirstAct';
import { onIdle } from '@/ui/onIdle';

/** Fetches the login for a guest who does something, when there is time: it is what comes next most often. */
export function LoginAtHand() {
  const { token } = useSession();
  const { i18n } = useTranslation();
  useEffect(() => {
    if (token !== undefined) return undefined;
    const fetchIt = () =>
      void Promise.all([
        import(/* webpackChunkName: "login" */ './LoginModal'),
        import(/* webpackChunkName: "login" */ './BubbleForm'),
        i18n.loadNamespaces(['login', 'forms']),
        // Whoever opens it while it cannot be fetched is told so then.
      ]).catch(() => undefined);
    return onFirstAct(() => onIdle(fetchIt));
  }, [token, i18n]);
  return null;
}
