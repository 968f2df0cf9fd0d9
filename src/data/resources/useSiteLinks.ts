import { useHydrated } from '../core/useHydrated';
import { usePermission } from '../session/usePermission';
import { useSite } from '../session/siteContext';

const linkNames = ['support', 'facebook', 'telegram', 'appAndroid', 'appIos'] as const;

type SiteLinks = Readonly<Partial<Record<(typeof linkNames)[number], string>>>;

const none: SiteLinks = {};

/**
 * Addresses of named links of the brand, from the permission answer, otherwise from the document (SYS-14). The
 * prerendered document is the same for all brands and has none.
 */
export const useSiteLinks = (): SiteLinks => {
  const { links } = useSite().boot.brand;
  const info = usePermission().value?.info;
  if (!useHydrated()) return none;
  const named = Object.fromEntries(info?.resources?.map(({ labelNameEn, url }) => [labelNameEn, url]) ?? []);
  const given: Record<string, string | undefined> = {
    ...links,
    ...named,
    ...(info?.supportUrl && { support: info.supportUrl }),
  };
  return Object.fromEntries(linkNames.flatMap((name) => (given[name] ? [[name, given[name]]] : [])));
};
