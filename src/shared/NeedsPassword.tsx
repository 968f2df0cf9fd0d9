import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberProfile } from '@/data/resources/useMemberProfile';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { Note } from '@/ui/feedback/Note';

/** Wraps a form that requires the log-in password. If the member has none, it shows a link to set one instead. */
export function NeedsPassword({ children }: { children: ReactNode }) {
  const { t } = useTranslation('security');
  const { value: profile } = useMemberProfile();
  const modal = useModalAddress();
  if (profile === undefined || profile.loginPassword === 'set') return children;
  return (
    <FormStack>
      <Note tone="info" title={t('noPassword')}>
        {t('noPasswordText')}
      </Note>
      <Button tone="primary" size="large" fullWidth href={modal('changePassword')}>
        {t('choosePassword')}
      </Button>
    </FormStack>
  );
}
