import { useLocation } from 'react-router-dom';
import { withMemberCentre } from '@/config/centres';
import type { MemberPageName } from '@/config/memberPages';
import { withoutModal } from '@/config/modals';
import { useHydrated } from '../core/useHydrated';

/** Writes the address that opens a page of the member centre over this page. */
export const useCentreAddress = () => {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return (page?: MemberPageName, wallet?: string): string =>
    withMemberCentre(hydrated ? withoutModal(search) : '', page, wallet);
};
