import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { NotFoundFigure } from '@/screens/not-found/NotFoundFigure';
import { StatusPage } from '@/ui/feedback/StatusPage';

export function NotFoundView() {
  const { t } = useTranslation('status');
  return (
    <StatusPage
      id="content"
      inside
      title={t('notFoundTitle')}
      text={t('notFoundBody')}
      figure={<NotFoundFigure />}
      actions={
        <Button tone="primary" size="large" href="/">
          {t('toHome')}
        </Button>
      }
    />
  );
}
