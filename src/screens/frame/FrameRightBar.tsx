import { useTranslation } from 'react-i18next';
import { isBuiltAddress } from '@/config/routes';
import { useDomainRoute } from '@/data/session/useDomainRoute';
import { useListText } from '@/data/session/useListText';
import { useSupportAddress } from '@/data/resources/useSupportAddress';
import { useSiteLinks } from '@/data/resources/useSiteLinks';
import { scrollToTop } from '@/screens/frame/scrollToTop';
import { QrCode } from '@/ui/media/QrCode';
import { RightBar } from '@/ui/layout/RightBar';

const appPage = '/down';

const ifOpen = (href: string | undefined) => (href !== undefined && isBuiltAddress(href) ? href : undefined);

/** Shortcuts beside the page (HDR-07): the app (if configured and its page exists), customer support, and back to top. */
export function FrameRightBar() {
  const { t } = useTranslation('shell');
  const list = useListText();
  const { facebook, telegram, appAndroid, appIos } = useSiteLinks();
  const hasApp = (appAndroid ?? appIos) !== undefined && isBuiltAddress(appPage);
  const domainRoute = useDomainRoute(hasApp).value?.domainRoute;
  return (
    <RightBar
      labels={{
        region: t('shortcuts'),
        app: t('footer.apps'),
        chat: t('chat'),
        facebook: t('facebook'),
        telegram: t('telegram'),
        top: t('toTop'),
      }}
      app={
        hasApp && domainRoute
          ? {
              code: <QrCode text={`https://${domainRoute}${appPage}`} label={t('qr')} />,
              title: t('qr'),
              note: list(
                [...(appAndroid ? [t('footer.android')] : []), ...(appIos ? [t('footer.ios')] : [])],
                true,
              ),
            }
          : undefined
      }
      chat={useSupportAddress()}
      facebook={ifOpen(facebook)}
      telegram={ifOpen(telegram)}
      onTop={scrollToTop}
    />
  );
}
