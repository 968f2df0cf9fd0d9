import { useHydrated } from '../core/useHydrated';
import { usePermission } from '../session/usePermission';
import { useSite } from '../session/siteContext';

const linkNames = ['support', 'facebook', 'telegram', 'appAndroid', 'appIos'] as const;

type SiteLinks = Readonly<Partial<Record<(typeof linkNames)[number], string>>>;

const none: SiteLinks = {};

/**
 * Where the brand's names lead: the resources of the permission answer, else what the document brought (SYS-14). The
 * document is one for all brands and knows none.
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
