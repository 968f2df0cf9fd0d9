import { useLocation, useNavigate } from 'react-router-dom';
import { withModal } from '@/config/modals';
import { returnOf } from '@/config/returnTo';
import type { AfterEntry } from '@/data/useEnter';

/**
 * Where a login leads: home, or the page that asked for it, with the after-login modal (LOGIN-05); first to a new
 * password where one is due (LOGIN-08). The address of the form is not kept.
 */
export const useAfterLogin = () => {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  return (next: AfterEntry): void => {
    const { pathname, search } = returnOf(state) ?? { pathname: '/', search: '' };
    const modal = next === 'changePassword' ? 'changePassword' : 'afterLogin';
    void navigate({ pathname, search: withModal(search, modal) }, { replace: true });
  };
};
