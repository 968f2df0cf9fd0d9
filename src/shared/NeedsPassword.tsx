import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberProfile } from '@/data/resources/useMemberProfile';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { Note } from '@/ui/feedback/Note';

/** A form that the log-in password confirms has no use before there is one: then the way there takes its place. */
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
