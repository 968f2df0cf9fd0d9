import { modalItemParameter } from '@/config/modals';
import { useSession } from './useSession';

/** The address of the login for a page that needs one. The form says when the reason is an ended session (SYS-09). */
export const useLoginAddress = (): string => {
  const { expired } = useSession();
  return expired ? `/login?${modalItemParameter}=expired` : '/login';
};
