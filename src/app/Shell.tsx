import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/siteContext';
import { BannerSlide } from '@/ui/BannerSlide';
import { Carousel } from '@/ui/Carousel';
import { Clock } from '@/ui/Clock';
import { Frame } from '@/ui/Frame';
import { Logo } from '@/ui/Logo';
import { SiteHeader } from '@/ui/SiteHeader';

const now = () => Date.now();

export function Shell() {
  const { t } = useTranslation('home');
  const { brand, hero } = useSite().boot;
  return (
    <>
      <SiteHeader
        logo={<Logo name={brand.name} mark={brand.logo} />}
        clock={<Clock timeZone={brand.timeZone} now={now} />}
        tools={null}
        account={null}
      />
      <Frame>
        {hero && (
          <Carousel
            labels={{
              region: t('banners'),
              previous: t('bannerPrevious'),
              next: t('bannerNext'),
              goTo: (position) => t('bannerGoTo', { position }),
            }}
            slides={[
              {
                id: 'hero',
                content: (
                  <BannerSlide
                    eyebrow={hero.eyebrow}
                    title={hero.title}
                    figure={hero.highlight}
                    text={hero.lead}
                    condition={hero.condition}
                    action={hero.action ? { label: hero.action } : undefined}
                    art={{
                      src: `${hero.url}-780.webp`,
                      avif: `${hero.url}-390.avif 390w, ${hero.url}-780.avif 780w`,
                      first: true,
                    }}
                  />
                ),
              },
            ]}
          />
        )}
      </Frame>
    </>
  );
}
