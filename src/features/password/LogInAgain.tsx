import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { Note } from '@/ui/feedback/Note';

/**
 * Setting a first password needs a recent login, because an old session may have been left open. The member logs in once
 * more and returns to this form. Until then the session stays: it may be the only way into the account.
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
