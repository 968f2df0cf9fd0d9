import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { DeviceKind } from '@/domain/deviceKind';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { panel } from '@/ui/styles/styleParts';
import { InstallPicture, installSteps } from './InstallPicture';

const slot = ownClasses('InstallGuide', ['step', 'screen', 'number', 'title', 'text']);

const Root = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space(3.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.step}`]: { ...panel, display: 'grid', gap: space(2), alignContent: 'start', padding: space(4) },
  [`& .${slot.screen}`]: {
    position: 'relative',
    aspectRatio: '8 / 5',
    marginBottom: space(2),
    overflow: 'hidden',
    borderRadius: vars.radius.md,
    backgroundColor: vars.primary.soft,
  },
  [`& .${slot.number}`]: {
    position: 'absolute',
    top: 10,
    left: 10,
    display: 'grid',
    placeItems: 'center',
    width: 26,
    height: 26,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.primary.main,
    color: vars.text.onPrimary,
    fontSize: textSize.note,
    fontWeight: 600,
  },
  [`& .${slot.title}`]: { margin: 0, fontSize: textSize.lead, lineHeight: '22px', fontWeight: 600 },
  [`& .${slot.text}`]: { margin: 0, fontSize: textSize.body, lineHeight: '21px', color: vars.text.secondary },
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** How the site comes onto the home screen of a device, step by step (INFO-04). */
export function InstallGuide({ device }: { device: DeviceKind }) {
  const { t } = useTranslation('download');
  return (
    <Root>
      {installSteps.map((step, place) => (
        <li key={step} className={slot.step}>
          <div className={slot.screen}>
            <span className={slot.number} aria-hidden>
              {place + 1}
            </span>
            <InstallPicture device={device} step={step} />
          </div>
          <h3 className={slot.title}>{t(`step.${device}.${step}`)}</h3>
          <p className={slot.text}>{t(`step.${device}.${step}Text`)}</p>
        </li>
      ))}
    </Root>
  );
}
