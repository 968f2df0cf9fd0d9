import type { Banner } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { useAnnouncements } from '@/data/resources/useAnnouncements';
import { useHydrated } from '@/data/core/useHydrated';
import { useHydrationSafeValue } from '@/data/core/useHydrationSafeValue';
import { BannersView } from './BannersView';
import { useBannerLinks } from './useBannerLinks';

const isOf =
  (group: Banner['groupName']) =>
  ({ groupName }: Banner): boolean =>
    groupName === group;

/** The banners of the home page: first the one in the document, the others after hydration (HOME-01). */
export function Banners() {
  const { hero } = useSite().boot;
  const { value } = useAnnouncements();
  const banners = useHydrationSafeValue(value)?.banners.filter(isOf('w_home'));
  const link = useBannerLinks();
  // The prerendered template does not know the banner's link.
  const hydrated = useHydrated();
  const shown = banners ?? (hero === null ? [] : [hero]);
  return (
    <BannersView
      banners={shown.map((banner) => ({ ...banner, href: hydrated ? link(banner) : undefined }))}
    />
  );
}
