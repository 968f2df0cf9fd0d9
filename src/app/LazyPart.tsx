import { lazy, Suspense, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { usePageServices } from './pageServices';

interface LazyPartProps {
  /** Must keep its identity between renders. */
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
}

/** A part in a chunk of its own: shows `fallback` on the way, and a retry when it cannot be had. */
export function LazyPart({ load, fallback }: LazyPartProps) {
  const { loadChunk } = usePageServices();
  const [tries, setTries] = useState(0);
  // React keeps a failed promise for ever: each try needs a lazy component of its own.
  const Part = useMemo(
    () => lazy(async () => ({ default: await loadChunk(load), tries })),
    [load, loadChunk, tries],
  );
  return (
    <ErrorBoundary onRetry={() => setTries(tries + 1)}>
      <Suspense fallback={fallback}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}
