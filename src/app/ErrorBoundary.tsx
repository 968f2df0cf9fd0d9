import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useClearAnswers } from '@/data/session/useClearAnswers';
import { Catcher } from '@/shared/Catcher';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { usePageServices } from './pageServices';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called before the children render again, so that a lazy chunk can be fetched again. */
  onRetry?: () => void;
}

/**
 * Shows an error in place of children that throw; the rest of the page stays. The retry button, or the return of the
 * network, fetches the answers again and renders the children again.
 */
export function ErrorBoundary({ children, onRetry }: ErrorBoundaryProps) {
  const { report } = usePageServices();
  return (
    <Catcher
      onError={(error) => report('script', error)}
      renderFault={(show) => (
        <Fault
          onRetry={() => {
            onRetry?.();
            show();
          }}
        />
      )}
    >
      {children}
    </Catcher>
  );
}

function Fault({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common');
  const forget = useClearAnswers();
  const again = (): void => {
    forget();
    onRetry();
  };
  const retry = useEffectEvent(again);
  useEffect(() => {
    const online = () => retry();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);
  return <ErrorState title={t('somethingWrong')} retryLabel={t('retry')} onRetry={again} />;
}
