import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { useFailureText } from './useFailureText';

interface LoadedProps<Value> {
  /** A resource, as returned by the hooks of `data/`. */
  of: { value: Value | undefined; failure: Failure | undefined; isBusy: boolean; reload: () => void };
  /** Number of rows of a list skeleton. */
  rows?: number;
  skeleton?: ReactNode;
  /** Without a panel of its own, see `ErrorState`. */
  plain?: boolean;
  children: (value: Value) => ReactNode;
}

/** Renders a resource: a skeleton while it loads, then its content, or the failure with a retry button. */
export function Loaded<Value>({ of, rows = 6, skeleton, plain = false, children }: LoadedProps<Value>) {
  const { t } = useTranslation('common');
  const { value, failure, isBusy, reload } = of;
  const text = useFailureText(failure);
  if (value !== undefined) return children(value);
  // A pause ends by itself, so there is no retry.
  if (failure?.code === 'on_break') return <EmptyState plain={plain} title={text ?? ''} />;
  if (failure === undefined) return skeleton ?? <ListSkeleton rows={rows} />;
  return (
    <ErrorState
      plain={plain}
      title={t('somethingWrong')}
      text={text}
      retryLabel={t('retry')}
      onRetry={reload}
      loading={isBusy}
    />
  );
}
