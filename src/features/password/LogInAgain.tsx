import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { useLogout } from '@/data/useLogout';
import { Button } from '@/ui/Button';
import { FormStack } from '@/ui/FormStack';
import { Note } from '@/ui/Note';

/** A session that may have been left open makes no first password; the page it is left on is found again. */
export function LogInAgain() {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const location = useLocation();
  const logout = useLogout();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await logout();
    void navigate('/login', { replace: true, state: returnTo(location) });
  };
  return (
    <FormStack>
      <Note tone="info" title={t('againTitle')}>
        {t('againText')}
      </Note>
      <Button tone="primary" size="large" wide busy={busy} onClick={() => void leave()}>
        {t('again')}
      </Button>
    </FormStack>
  );
}
