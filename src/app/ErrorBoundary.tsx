import { Component, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useForgetAnswers } from '@/data/session/useForgetAnswers';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { usePageServices } from './pageServices';
import type { Report } from './createReport';

interface CatcherProps {
  children: ReactNode;
  report: Report;
  renderFault: (retry: () => void) => ReactNode;
}

class Catcher extends Component<CatcherProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.report('script', error);
  }

  override render() {
    const { children, renderFault } = this.props;
    return this.state.failed ? renderFault(() => this.setState({ failed: false })) : children;
  }
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Before the children are shown again: a lazy part has to be asked for anew. */
  onRetry?: () => void;
}

/**
 * A part that throws says so in its own place; the rest stays. By its button, or when the network is back, it is tried
 * again with answers fetched anew.
 */
export function ErrorBoundary({ children, onRetry }: ErrorBoundaryProps) {
  const { report } = usePageServices();
  return (
    <Catcher
      report={report}
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
  const forget = useForgetAnswers();
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
