import { useLocation } from 'react-router-dom';
import { withModal, type ModalName } from '@/config/modals';
import { useHydrated } from '../core/useHydrated';

/** Writes the address that opens a modal over this page. The document does not know the query, so neither does the pass that takes it over. */
export const useModalAddress = () => {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return (modal: ModalName, item?: string | number): string => withModal(hydrated ? search : '', modal, item);
};
