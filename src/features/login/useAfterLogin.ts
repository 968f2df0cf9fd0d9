import { useNavigate } from 'react-router-dom';
import { withModal } from '@/config/modals';

/** Where a login leads: home, with the after-login modal (LOGIN-05). The address of the form is not kept. */
export const useAfterLogin = () => {
  const navigate = useNavigate();
  return (): void => void navigate(`/${withModal('', 'afterLogin')}`, { replace: true });
};
