import { useLocation } from 'react-router-dom';
import { withMemberCentre } from '@/config/centres';
import type { MemberPageName } from '@/config/memberPages';
import { withoutModal } from '@/config/modals';
import { useHydrated } from '../core/useHydrated';

/** Returns a function that builds the address of a member centre page above the current page. */
export const useCentreAddress = () => {
  const { search } = useLocation();
  const hydrated = useHydrated();
  return (page?: MemberPageName, wallet?: string): string =>
    withMemberCentre(hydrated ? withoutModal(search) : '', page, wallet);
};
