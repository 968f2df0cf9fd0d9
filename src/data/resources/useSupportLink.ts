import { isBuiltAddress } from '@/config/routes';
import { useSiteLinks } from './useSiteLinks';

/**
 * Address of customer support where the chat cannot be opened, or of the messenger that the brand names instead; undefined if it names none, or a page
 * that is not built.
 */
export const useSupportLink = (): string | undefined => {
  const { support, telegram, facebook } = useSiteLinks();
  const contact = support ?? telegram ?? facebook;
  return contact !== undefined && isBuiltAddress(contact) ? contact : undefined;
};
