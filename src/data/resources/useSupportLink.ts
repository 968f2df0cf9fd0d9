import { isBuiltAddress } from '@/config/routes';
import { useSiteLinks } from './useSiteLinks';

/** Address of customer support; undefined if the brand names none, or a page that is not built. */
export const useSupportLink = (): string | undefined => {
  const { support } = useSiteLinks();
  return support !== undefined && isBuiltAddress(support) ? support : undefined;
};
