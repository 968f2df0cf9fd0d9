import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMemberProfile } from '@/data/resources/useMemberProfile';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { DeviceMobileIcon, EnvelopeSimpleIcon, KeyIcon } from '@/ui/media/icons';
import { SecurityRow } from './SecurityRow';

/** Withdraw password, mobile number and e-mail address, each with its state and a link to change it (MEM-02). */
export function ContactRows() {
  return (
    <Loaded of={useMemberProfile()} plain skeleton={<Rows profile={undefined} />}>
      {(profile) => <Rows profile={profile} />}
    </Loaded>
  );
}

function Rows({ profile: value }: { profile: Value<'memberProfile'> | undefined }) {
  const { t } = useTranslation('security');
  const modal = useModalAddress();
  const { hasWithdrawPassword, mobile, email } = value ?? {};
  const written = (kept: string | null | undefined) =>
    kept === undefined ? '…' : (kept ?? t('contact.none'));
  const way = (name: string, has: boolean, href: string) => (
    <Button
      size="small"
      tone={has ? 'neutral' : 'primary'}
      href={href}
      aria-label={t(has ? 'changeNamed' : 'setNamed', { name })}
    >
      {t(has ? 'change' : 'set')}
    </Button>
  );
  return (
    <>
      <SecurityRow
        icon={<KeyIcon fontSize={22} />}
        title={t('withdraw.title')}
        text={t('withdraw.text')}
        open={hasWithdrawPassword === false}
      >
        {value && way(t('withdraw.title'), value.hasWithdrawPassword, modal('withdrawPassword'))}
      </SecurityRow>
      <SecurityRow
        icon={<DeviceMobileIcon fontSize={22} />}
        title={t('contact.mobile')}
        text={written(mobile)}
        open={mobile === null}
      >
        {value && way(t('contact.mobile'), value.mobile !== null, modal('contact', 'mobile'))}
      </SecurityRow>
      <SecurityRow
        icon={<EnvelopeSimpleIcon fontSize={22} />}
        title={t('contact.email')}
        text={written(email)}
        open={email === null}
      >
        {value && way(t('contact.email'), value.email !== null, modal('contact', 'email'))}
      </SecurityRow>
    </>
  );
}
