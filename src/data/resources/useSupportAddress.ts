import { isBuiltAddress } from '@/config/routes';
import { useModalAddress } from '../session/useModalAddress';
import { useSiteLinks } from './useSiteLinks';

/** Address of customer support on an open site: the page that the brand names, else the chat. */
export const useSupportAddress = (): string => {
  const { support } = useSiteLinks();
  const modal = useModalAddress();
  return support !== undefined && isBuiltAddress(support) ? support : modal('chat');
};
