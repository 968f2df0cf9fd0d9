import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/feedback/ErrorState';

interface GamesFailedProps {
  failure: string;
  busy: boolean;
  onRetry: () => void;
  /** Without a panel of its own, for use inside one. */
  plain?: boolean;
}

/** Replaces a list of games that failed to load: says why and offers a retry. */
export function GameListError({ failure, busy, onRetry, plain }: GamesFailedProps) {
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
