import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { StatusPage } from '@/ui/StatusPage';

export function NotFoundView() {
  const { t } = useTranslation('status');
  return (
    <StatusPage
      inside
      title={t('notFoundTitle')}
      text={t('notFoundBody')}
      picture="/art/icons/compass.webp"
      actions={
        <Button tone="primary" href="/">
          {t('toHome')}
        </Button>
      }
    />
  );
}
