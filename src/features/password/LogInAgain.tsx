import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { Note } from '@/ui/feedback/Note';

/**
 * A session that may have been left open makes no first password: its member logs in once more and finds this form again.
 * Until then the session stays, so that nobody is locked out who has no other way in.
 */
export function LogInAgain() {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const state = returnTo(useLocation(), 'changePassword');
  return (
    <FormStack>
      <Note tone="info" title={t('againTitle')}>
        {t('againText')}
      </Note>
      <Button tone="primary" size="large" fullWidth onClick={() => void navigate('/login', { state })}>
        {t('again')}
      </Button>
    </FormStack>
  );
}
