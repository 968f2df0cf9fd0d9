import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { LostFigure } from '@/screens/not-found/LostFigure';
import { StatusPage } from '@/ui/feedback/StatusPage';

export function NotFoundView() {
  const { t } = useTranslation('status');
  return (
    <StatusPage
      inside
      title={t('notFoundTitle')}
      text={t('notFoundBody')}
      figure={<LostFigure />}
      actions={
        <Button tone="primary" size="large" href="/">
          {t('toHome')}
        </Button>
      }
    />
  );
}
