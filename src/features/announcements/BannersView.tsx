import { useTranslation } from 'react-i18next';
import type { Banner } from '#contract/wireTypes';
import { bannerArt } from '@/domain/bannerArt';
import { useSite } from '@/data/session/siteContext';
import { BannerSlide } from '@/features/announcements/BannerSlide';
import { Carousel } from '@/ui/media/Carousel';

interface BannersViewProps {
  banners: readonly (Banner & { href?: string })[];
}

export function BannersView({ banners }: BannersViewProps) {
  const { t } = useTranslation('home');
  const { art } = useSite().boot.brand;
  if (banners.length === 0) return null;
  return (
    <Carousel
      labels={{
        region: t('banners'),
        previous: t('bannerPrevious'),
        next: t('bannerNext'),
        goTo: (position) => t('bannerGoTo', { position }),
        pause: t('bannerPause'),
        goOn: t('bannerGoOn'),
      }}
      slides={banners.map(({ id, href, ...banner }, index) => ({
        // Keyed by position, not by id: the first slide stays the same element when the document's banner is
        // replaced.
        id: index === 0 ? 'first' : String(id),
        content: (
          <BannerSlide
            eyebrow={banner.eyebrow}
            title={banner.title}
            figure={banner.highlight}
            text={banner.lead}
            condition={banner.condition}
            action={banner.action === '' ? undefined : { label: banner.action, href }}
            art={{ ...bannerArt(banner.url, art), first: index === 0 }}
          />
        ),
      }))}
    />
  );
}
