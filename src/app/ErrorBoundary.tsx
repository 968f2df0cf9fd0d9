import { Component, useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/ErrorState';
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

/** A part that throws says so in its own place and is tried again by its button or when the network is back; the rest stays. */
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
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const again = () => retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
  return <ErrorState title={t('somethingWrong')} retryLabel={t('retry')} onRetry={onRetry} />;
}
