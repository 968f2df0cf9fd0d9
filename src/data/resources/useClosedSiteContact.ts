import { useSite } from '../session/siteContext';
import { useSiteLinks } from './useSiteLinks';

export interface ClosedSiteContact {
  readonly href: string;
  /** The mail address, shown as text because not every device has a mail program. */
  readonly mail?: string;
}

const isElsewhere = (href: string | undefined): href is string => href !== undefined && !href.startsWith('/');

/**
 * Customer support while the site is closed: its chat and its own pages are closed too, so the brand's page elsewhere, its
 * mail address or its messenger. Undefined if the brand names none.
 */
export const useClosedSiteContact = (): ClosedSiteContact | undefined => {
  const { support, telegram, facebook } = useSiteLinks();
  const mail = useSite().boot.brand.supportMail;
  if (isElsewhere(support)) return { href: support };
  if (mail !== undefined) return { href: `mailto:${mail}`, mail };
  const messenger = [telegram, facebook].find(isElsewhere);
  return messenger === undefined ? undefined : { href: messenger };
};
