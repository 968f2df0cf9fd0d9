import { useTranslation } from 'react-i18next';
import type { Popup } from '#contract/wireTypes';
import { bannerArt } from '@/domain/bannerArt';
import { pictureSources } from '@/domain/pictureSources';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import type { PromotionCardProps } from '@/ui/gaming/PromotionCard';

export interface PromotionEntry extends PromotionCardProps {
  readonly id: string;
}

const plates = ['a', 'b', 'c'] as const;

/** Props of the promotion cards; each card opens the link of its announcement. */
export const usePromotionCards = (promotions: readonly Popup[]): PromotionEntry[] => {
  const { t } = useTranslation('home');
  const { art } = useSite().boot.brand;
  const hosts = useImageHosts();
  const modal = useModalAddress();
  return promotions.map(({ id, title, condition = '', announcementImages: [image] }, index) => ({
    id: String(id),
    title,
    condition,
    plate: plates[index % plates.length] ?? 'a',
    ...(image && { picture: pictureSources(bannerArt(image.url, art).small, hosts) }),
    action: { label: t('promotionDetails'), href: modal('announcement', id) },
  }));
};
