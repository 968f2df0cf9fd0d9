import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '@/ui/actions/Button';
import { LockSimpleIcon, ShieldCheckIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { Note } from '@/ui/feedback/Note';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { ownClasses } from '@/ui/styles/ownClasses';
import { SecurityRow } from './SecurityRow';

const slot = ownClasses('SecurityView', ['group', 'section', 'subtitle', 'advice', 'list', 'rows']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  alignItems: 'start',
  gap: space(4),
  [`& > .${slot.group}`]: { display: 'grid', gap: space(4) },
  [`& > .${slot.section}`]: {
    padding: `${space(4)} ${space(5)}`,
    borderRadius: vars.radius.lg,
    border: `1px solid ${vars.line.subtle}`,
    [`& .${slot.subtitle}`]: { margin: 0, fontSize: textSize.large, lineHeight: '25px', fontWeight: 600 },
  },
  // Both texts share one grid cell, so that nothing shifts once it is known which one applies.
  [`& .${slot.advice}`]: {
    display: 'grid',
    [`& > .${slot.group}`]: { gridArea: '1 / 1', display: 'grid' },
    [`& > .${slot.group}[hidden]`]: { visibility: 'hidden' },
  },
  [`& .${slot.list}.${slot.rows}`]: {
    margin: 0,
    padding: `${space(1)} ${space(5)}`,
    borderRadius: vars.radius.lg,
    border: `1px solid ${vars.line.subtle}`,
    listStyle: 'none',
  },
  [media.tabletDown]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

interface SecurityViewProps {
  /** Whether the authenticator app is on; undefined until it has loaded. */
  twoFactor: boolean | undefined;
  /** Undefined until it has loaded. */
  hasPassword: boolean | undefined;
  hrefs: { password: string; twoFactor: string };
  devices: ReactNode;
  /** Additional rows between the password and two-factor. */
  rows?: ReactNode;
}

export function SecurityView({ twoFactor, hasPassword, hrefs, devices, rows }: SecurityViewProps) {
  const { t } = useTranslation(['security', 'session']);
  return (
    <Root>
      <div className={slot.group}>
        <div className={slot.advice}>
          <div className={slot.group} hidden={twoFactor !== true}>
            <Note tone="success" title={t('advice.on')}>
              {t('advice.onText')}
            </Note>
          </div>
          <div className={slot.group} hidden={twoFactor !== false}>
            <Note tone="warning" title={t('advice.off')}>
              {t('advice.offText')}
            </Note>
          </div>
        </div>
        <ul className={`${slot.list} ${slot.rows}`}>
          <SecurityRow
            icon={<LockSimpleIcon fontSize={22} />}
            title={t('password')}
            text={t(hasPassword === false ? 'passwordNone' : 'passwordText')}
            open={hasPassword === false}
          >
            <Button
              size="small"
              tone={hasPassword === false ? 'primary' : 'neutral'}
              href={hrefs.password}
              aria-label={hasPassword === false ? t('setNamed', { name: t('password') }) : t('changeOf')}
            >
              {t(hasPassword === false ? 'set' : 'change')}
            </Button>
          </SecurityRow>
          {rows}
          <SecurityRow
            icon={<ShieldCheckIcon fontSize={22} />}
            title={t('twoFactor.title')}
            text={t('twoFactorText')}
            open={twoFactor === false}
          >
            {twoFactor !== undefined && (
              <>
                <StatusLabel tone={twoFactor ? 'success' : 'warning'}>
                  {t(twoFactor ? 'enabled' : 'advised')}
                </StatusLabel>
                <Button
                  size="small"
                  tone={twoFactor ? 'neutral' : 'primary'}
                  href={hrefs.twoFactor}
                  aria-label={t(twoFactor ? 'manageOf' : 'enableOf')}
                >
                  {t(twoFactor ? 'manage' : 'enable')}
                </Button>
              </>
            )}
          </SecurityRow>
        </ul>
      </div>
      <section className={slot.section} aria-labelledby="security-devices">
        <h3 className={slot.subtitle} id="security-devices">
          {t('session:devicesTitle')}
        </h3>
        {devices}
      </section>
    </Root>
  );
}
