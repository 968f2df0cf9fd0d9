import { useLocation, useNavigate } from 'react-router-dom';
import { withModal } from '@/config/modals';
import { returnOf } from '@/config/returnTo';
import { takeReturn } from '@/data/session/keptReturn';
import { useSite } from '@/data/session/siteContext';
import type { AfterEntry } from '@/data/session/useStartSession';
import type { LoginPlace } from './loginPlace';

const targets = { popup: '/', header: '/', agent: '/agentHome' } as const satisfies Record<
  LoginPlace,
  string
>;

/**
 * Navigates after a log-in: to the home page, to the agents' page (LOGIN-17), or back to the page that asked for it
 * (NAV-06), with the after-login modal (LOGIN-05). A required change of password comes first (LOGIN-08). The form's
 * address is replaced in the history.
 */
export const useAfterLogin = (place: LoginPlace) => {
  const navigate = useNavigate();
  const { sessionText } = useSite();
  const { state } = useLocation() as { state: unknown };
  return (next: AfterEntry): void => {
    const asked = returnOf(state) ?? takeReturn(sessionText);
    const { pathname, search } = asked ?? { pathname: targets[place], search: '' };
    const modal = next === 'changePassword' ? 'changePassword' : (asked?.modal ?? 'afterLogin');
    void navigate({ pathname, search: withModal(search, modal) }, { replace: true });
  };
};
