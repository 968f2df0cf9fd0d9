import { useLocation } from 'react-router-dom';
import { withModal, type ModalName } from '@/config/modals';
import { useHydrated } from '../core/useHydrated';

/**
 * Returns a function that builds the address of a modal above this page. The prerendered document ignores the query,
 * and so does hydration.
 */
export const useModalAddress = () => {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return (modal: ModalName, item?: string | number): string => withModal(hydrated ? search : '', modal, item);
};
