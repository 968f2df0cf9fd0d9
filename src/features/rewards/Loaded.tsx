import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@/data/resource';
import { ErrorState } from '@/ui/ErrorState';
import { ListSkeleton } from '@/ui/Skeletons';

interface LoadedProps<Value> {
  of: Resource<Value>;
  children: (value: Value) => ReactNode;
}

/** What is awaited in its own place: a skeleton, the thing itself, or a retry. */
export function Loaded<Value>({ of, children }: LoadedProps<Value>) {
  const { t } = useTranslation('common');
  const { value, failure, isBusy, reload } = of;
  if (value !== undefined) return children(value);
  if (failure === undefined) return <ListSkeleton rows={6} />;
  return <ErrorState title={t('somethingWrong')} retryLabel={t('retry')} onRetry={reload} busy={isBusy} />;
}
