import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { DeviceKind } from '@/domain/deviceKind';
import {
  CheckCircleFillIcon,
  DeviceMobileIcon,
  DownloadSimpleIcon,
  ListIcon,
  PlusIcon,
  ExportIcon,
} from '@/ui/media/icons';
import { ownClasses } from '@/ui/styles/ownClasses';
import { panel } from '@/ui/styles/styleParts';

const slot = ownClasses('InstallGuide', ['step', 'screen', 'number', 'title', 'text']);

const Root = styled('ol')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: space(3.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.step}`]: { ...panel, display: 'grid', gap: space(2), alignContent: 'start', padding: space(4) },
  [`& .${slot.screen}`]: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: 110,
    marginBottom: space(2),
    borderRadius: vars.radius.md,
    backgroundColor: vars.primary.soft,
    color: vars.primary.text,
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
});

const icons = {
  android: { open: DeviceMobileIcon, choose: ListIcon, add: PlusIcon, use: CheckCircleFillIcon },
  ios: { open: DeviceMobileIcon, choose: ExportIcon, add: PlusIcon, use: CheckCircleFillIcon },
  desktop: { open: DeviceMobileIcon, choose: DownloadSimpleIcon, add: PlusIcon, use: CheckCircleFillIcon },
} as const;

const steps = ['open', 'choose', 'add', 'use'] as const;

/** How the site comes onto the home screen of a device, step by step (INFO-04). */
export function InstallGuide({ device }: { device: DeviceKind }) {
  const { t } = useTranslation('download');
  return (
    <Root>
      {steps.map((step, place) => {
        const Icon = icons[device][step];
        return (
          <li key={step} className={slot.step}>
            <div className={slot.screen} aria-hidden>
              <span className={slot.number}>{place + 1}</span>
              <Icon fontSize={40} />
            </div>
            <h3 className={slot.title}>{t(`step.${device}.${step}`)}</h3>
            <p className={slot.text}>{t(`step.${device}.${step}Text`)}</p>
          </li>
        );
      })}
    </Root>
  );
}
