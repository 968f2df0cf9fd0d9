import { useTranslation } from 'react-i18next';
import { brandWords } from '#contract/brandWords';
import { isBuiltAddress } from '@/config/routes';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useLanguage } from '@/data/session/useLanguage';
import { useSite } from '@/data/session/siteContext';
import { useHydrationSafeValue } from '@/data/core/useHydrationSafeValue';
import { useVendorPictures } from '@/data/resources/useVendorPictures';
import { useVendors } from '@/data/resources/useVendors';
import { shownVendorCode } from '@/domain/vendorRules';
import { useNavigation } from '@/features/navigation/useNavigation';
import { Logo } from '@/ui/typography/Logo';
import { SiteFooter } from '@/ui/layout/SiteFooter';

const shownLinks = <Entry extends { readonly href: string }>(links: readonly Entry[]): Entry[] =>
  links.filter(({ href }) => isBuiltAddress(href));

const vendorsShown = 24;

/** The footer: products, help, apps, vendors, age, warning, and texts for the brand's market (HDR-06). */
export function FrameFooter() {
  const { t } = useTranslation(['shell', 'nav']);
  const { boot } = useSite();
  const modal = useModalAddress();
  const { name, logo, age, currency, footer, timeZone } = boot.brand;
  const language = useLanguage();
  const products = useNavigation().filter(({ vendors }) => vendors.length > 0);
  const lanes = useHydrationSafeValue(useVendors().value?.data.lanes) ?? [];
  const pictures = useVendorPictures();
  const vendors = new Map(lanes.flatMap((lane) => lane.vendors.map((vendor) => [vendor.vassalage, vendor])));
  const standard = {
    products: {
      title: t('footer.products'),
      links: products.map(({ label, path }) => ({ label, href: path })),
    },
    help: {
      title: t('footer.help'),
      links: shownLinks([
        { label: t('footer.faq'), href: '/help#faq' },
        { label: t('footer.moneyGuide'), href: '/help#deposit' },
        { label: t('footer.privacy'), href: '/help#privacy' },
        { label: t('footer.saferPlay'), href: modal('saferPlay') },
        { label: t('notices'), href: '/noticePage' },
        { label: t('footer.news'), href: '/news' },
        { label: t('nav:feedback'), href: modal('feedback') },
        { label: t('chat'), href: modal('chat') },
      ]),
    },
    apps: {
      title: t('footer.apps'),
      links: shownLinks([
        { label: t('footer.android'), href: '/down#android' },
        { label: t('footer.ios'), href: '/down#ios' },
        { label: t('footer.installGuide'), href: '/down#guide' },
      ]),
    },
  };
  // The prerendered foot has the standard columns and no licence.
  const own = useHydrationSafeValue(boot.brand.footerColumns) ?? [];
  const licence = useHydrationSafeValue(boot.brand.licence)?.[language];
  const groups =
    own.length === 0
      ? Object.values(standard)
      : own.map((column) =>
          column.standard === undefined
            ? {
                title: column.title?.[language] ?? '',
                links: column.links.map(({ label, href }) => ({ label: label[language] ?? '', href })),
              }
            : standard[column.standard],
        );
  return (
    <SiteFooter
      logo={<Logo name={name} mark={logo} />}
      description={brandWords(boot.brand.abouts[language] ?? '', boot.brand)}
      groups={groups}
      vendors={[...vendors.values()].slice(0, vendorsShown).map((vendor) => ({
        id: vendor.vassalage,
        name: vendor.displayName || shownVendorCode(vendor, language),
        picture: pictures(vendor.vassalage, 'word', 'gray'),
      }))}
      {...(footer === 'malaysia' && {
        market: {
          title: t('footer.malaysia.title'),
          text: t('footer.malaysia.text', { age, currency, zone: timeZone }),
          link: { label: t('footer.saferPlay'), href: modal('saferPlay') },
        },
      })}
      licence={licence}
      age={t('footer.ageMark', { age })}
      warning={t('footer.warning', { age })}
      {...(boot.playMoney && { demo: t('footer.demo') })}
      rights={t('footer.copyright', { brand: name })}
    />
  );
}
