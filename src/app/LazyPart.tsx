import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { usePageServices } from './pageServices';

interface LazyPartProps {
  /** Read on mount only: give the component a `key` if `load` can change. */
  load: () => Promise<ComponentType>;
  fallback: ReactNode;
}

/** A component in a chunk of its own: shows `fallback` while the chunk loads, and a retry button if it fails. */
export function LazyPart({ load, fallback }: LazyPartProps) {
  const { loadChunk } = usePageServices();
  const ask = () => lazy(async () => ({ default: await loadChunk(load) }));
  const [Part, setPart] = useState(ask);
  return (
    // React caches a rejected promise, so each attempt needs a new lazy component.
    <ErrorBoundary onRetry={() => setPart(ask)}>
      <Suspense fallback={fallback}>
        <Part />
      </Suspense>
    </ErrorBoundary>
  );
}
