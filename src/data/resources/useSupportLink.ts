import { leadsSomewhere } from '@/config/routes';
import { useSiteLinks } from './useSiteLinks';

/** Where customer support is reached; undefined where the brand names none, or one that is not built. */
export const useSupportLink = (): string | undefined => {
  const { support } = useSiteLinks();
  return support !== undefined && leadsSomewhere(support) ? support : undefined;
};
