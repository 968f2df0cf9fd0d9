import { modalItemParameter } from '@/config/modals';
import { useSession } from './useSession';

/** Where a page sends whoever has to log in first; the form says so if it is because a session has ended (SYS-09). */
export const useLoginAddress = (): string => {
  const { expired } = useSession();
  return expired ? `/login?${modalItemParameter}=expired` : '/login';
};
