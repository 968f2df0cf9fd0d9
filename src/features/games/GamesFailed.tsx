import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/feedback/ErrorState';

interface GamesFailedProps {
  failure: string;
  busy: boolean;
  onRetry: () => void;
  /** Inside a surface of its own. */
  plain?: boolean;
}

/** In the place of a list of games that could not be fetched: says why and asks again. */
export function GamesFailed({ failure, busy, onRetry, plain }: GamesFailedProps) {
  const { t } = useTranslation(['games', 'common']);
  return (
    <ErrorState
      title={t('failed')}
      text={failure}
      retryLabel={t('common:retry')}
      onRetry={onRetry}
      loading={busy}
      plain={plain}
    />
  );
}
