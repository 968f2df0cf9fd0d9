import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { usePageServices } from './pageServices';

interface LazyPartProps {
  /** Read once: give the part a key where another one may take its place. */
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
}

/** A part in a chunk of its own: shows `fallback` on the way, and a retry when it cannot be had. */
export function LazyPart({ load, fallback }: LazyPartProps) {
  const { loadChunk } = usePageServices();
  const ask = () => lazy(async () => ({ default: await loadChunk(load) }));
  const [Part, setPart] = useState(ask);
  return (
    // React keeps a failed promise for ever: each try needs a lazy component of its own.
    <ErrorBoundary onRetry={() => setPart(ask)}>
      <Suspense fallback={fallback}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}
