import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useInstallPrompt } from '@/data/core/useInstallPrompt';
import { useSiteLinks } from '@/data/resources/useSiteLinks';
import { useDomainRoute } from '@/data/session/useDomainRoute';
import { useSite } from '@/data/session/siteContext';
import type { DeviceKind } from '@/domain/deviceKind';
import { Button, buttonClasses } from '@/ui/actions/Button';
import { AndroidLogoIcon, AppleLogoIcon, DownloadSimpleIcon } from '@/ui/media/icons';
import { Picture } from '@/ui/media/Picture';
import { QrCode } from '@/ui/media/QrCode';
import { sunburst } from '@/ui/media/sunburst';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { display } from '@/ui/styles/styleParts';

const slot = ownClasses('DownloadHero', ['words', 'title', 'text', 'ways', 'scan', 'buttons', 'art', 'note']);

const Root = styled('section')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(6),
  minHeight: 380,
  padding: space(8, 10),
  overflow: 'hidden',
  borderRadius: vars.radius.xl,
  background: vars.gradient.hero,
  color: vars.text.onArt,
  boxShadow: vars.shadow.mid,
  '&::before': { ...sunburst, right: -140, top: -330, width: 1060, height: 1060 },
  [`& .${slot.words}`]: { position: 'relative', flex: 1, display: 'grid', gap: space(3), minWidth: 0 },
  [`& .${slot.title}`]: { ...display(36, 44), margin: 0, textWrap: 'balance' },
  [`& .${slot.text}`]: { maxWidth: 420, margin: 0, fontSize: textSize.large, lineHeight: '25px' },
  [`& .${slot.ways}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(5),
    marginTop: space(3),
  },
  [`& .${slot.scan}`]: { margin: 0 },
  [`& .${slot.buttons}`]: { display: 'grid', justifyItems: 'start', gap: space(2.5) },
  [`& .${slot.note}`]: { margin: 0, fontSize: textSize.caption, lineHeight: '18px' },
  [`& .${slot.art}`]: {
    position: 'relative',
    width: 440,
    height: 320,
    objectFit: 'contain',
    filter: `drop-shadow(${vars.shadow.art})`,
  },
  [media.tabletDown]: { padding: space(6), [`& .${slot.art}`]: { display: 'none' } },
  [media.phone]: {
    padding: space(5),
    [`& .${slot.title}`]: display(24, 31),
    [`& .${slot.scan}`]: { display: 'none' },
    // A long label takes two lines on a narrow phone.
    [`& .${slot.ways}, & .${slot.buttons}`]: { minWidth: 0, maxWidth: '100%' },
    [`& .${slot.buttons} .${buttonClasses.root}`]: {
      maxWidth: '100%',
      height: 'auto',
      minHeight: 48,
      paddingBlock: 4,
      whiteSpace: 'normal',
    },
  },
});

/** Address under which the gateway offers a profile for iOS. */
const profileAddress = '/app.mobileconfig';

/** A file or store of the brand; an address of this page is none. */
const elsewhere = (link: string | undefined): string | undefined =>
  link?.startsWith('/down') ? undefined : link;

/** Ways to get the site onto a device: the browser's own installation, files of the brand, a code for a phone (INFO-04). */
export function DownloadHero({ device }: { device: DeviceKind }) {
  const { t } = useTranslation('download');
  const { name, art } = useSite().boot.brand;
  const { appAndroid, appIos } = useSiteLinks();
  const [android, ios] = [elsewhere(appAndroid), elsewhere(appIos)];
  const { isOffered, ask } = useInstallPrompt();
  const domainRoute = useDomainRoute(true).value?.domainRoute;
  return (
    <Root aria-labelledby="download-title">
      <div className={slot.words}>
        <h1 id="download-title" className={slot.title}>
          {t('title', { brand: name })}
        </h1>
        <p className={slot.text}>{t('lead')}</p>
        <div className={slot.ways}>
          {domainRoute && (
            <figure className={slot.scan}>
              <QrCode text={`https://${domainRoute}/down`} label={t('code')} />
            </figure>
          )}
          <div className={slot.buttons}>
            {isOffered && (
              <Button
                tone="accent"
                size="large"
                startIcon={<DownloadSimpleIcon fontSize={20} />}
                onClick={() => void ask()}
              >
                {t('install')}
              </Button>
            )}
            {android && device !== 'ios' && (
              <Button tone="accent" size="large" startIcon={<AndroidLogoIcon fontSize={20} />} href={android}>
                {t('android')}
              </Button>
            )}
            {ios && device !== 'android' && (
              <Button size="large" startIcon={<AppleLogoIcon fontSize={20} />} href={ios}>
                {t('ios')}
              </Button>
            )}
            {device === 'ios' && (
              <Button size="large" startIcon={<AppleLogoIcon fontSize={20} />} href={profileAddress}>
                {t('profile')}
              </Button>
            )}
            <p className={slot.note}>{t(isOffered ? 'installNote' : `note.${device}`)}</p>
          </div>
        </div>
      </div>
      <Picture className={slot.art} sources={art.small} alt="" width={440} height={320} />
    </Root>
  );
}
