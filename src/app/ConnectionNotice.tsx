import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useStatus } from '@/data/session/useStatus';
import { WarningCircleFillIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { aboveTabBar } from '@/ui/styles/styleParts';
import { useOnline } from './useOnline';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('ConnectionNotice', ['icon']);

const Root = styled('p')({
  position: 'fixed',
  zIndex: 30,
  left: '50%',
  bottom: space(4),
  translate: '-50%',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  width: 'max-content',
  maxWidth: `calc(100% - ${space(8)})`,
  margin: 0,
  padding: `${space(3)} ${space(4)}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.overlay,
  color: vars.text.primary,
  border: `1px solid ${vars.line.subtle}`,
  boxShadow: vars.shadow.high,
  [`& .${slot.icon}`]: { flex: 'none', fontSize: textSize.title },
  [media.phone]: { bottom: aboveTabBar },
});

/**
 * Tells the visitor that the network or the gateway is unreachable (SYS-16). Loaded content stays, and polling
 * recovers by itself.
 */
export function ConnectionNotice() {
  const { t } = useTranslation('common');
  const online = useOnline();
  const { failure } = useStatus();
  const away = failure !== undefined && failure.kind !== 'refused';
  return (
    // The live region exists before it has text: some screen readers ignore a region that appears together with its
    // text.
    <div role="status">
      {(!online || away) && (
        <Root>
          <WarningCircleFillIcon className={slot.icon} />
          {online ? t('gatewayDown') : `${t('offline')}. ${t('offlineHint')}`}
        </Root>
      )}
    </div>
  );
}
