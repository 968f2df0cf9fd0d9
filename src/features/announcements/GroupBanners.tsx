import type { Banner } from '#contract/wireTypes';
import { useAnnouncements } from '@/data/resources/useAnnouncements';
import { BannersView } from './BannersView';
import { useBannerLinks } from './useBannerLinks';

/** The banners of a page other than the home page; none until they have loaded. */
export function GroupBanners({ group }: { group: Banner['groupName'] }) {
  const { value } = useAnnouncements();
  const link = useBannerLinks();
  const banners = value?.banners.filter(({ groupName }) => groupName === group) ?? [];
  return <BannersView banners={banners.map((banner) => ({ ...banner, href: link(banner) }))} />;
}
