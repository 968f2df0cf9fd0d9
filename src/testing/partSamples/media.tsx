import { BannerPicture } from '../../ui/media/BannerPicture';
import { CategoryIcon } from '../../ui/media/CategoryIcon';
import { VendorTile } from '../../ui/gaming/VendorTile';
import type { PartSamples } from './partSample';

export const mediaParts = {
  MarqueeBannerPicture: {
    element: <BannerPicture sources={['/a.webp']} alt="Hoàn trả" />,
    variant: { href: '/promotions' },
  },
  MarqueeCategoryIcon: {
    element: <CategoryIcon category="FISH" size="small" />,
    variant: { size: 'large' },
  },
  MarqueeVendorTile: {
    element: <VendorTile name="Sao" note="8 trò" picture={['/a.webp']} href="/vendors" />,
    variant: { note: '9 trò' },
  },
} satisfies PartSamples;
