import { lazy, Suspense } from 'react';
import { useHumanCheck } from '@/data/session/humanCheck';

const HumanCheck = lazy(async () => ({
  default: (await import(/* webpackChunkName: "human-check" */ './HumanCheck')).HumanCheck,
}));

/** Renders the human check. Its code loads only when a check is required. */
export function HumanCheckHost() {
  const check = useHumanCheck();
  if (check === undefined) return null;
  return (
    <Suspense>
      <HumanCheck check={check} />
    </Suspense>
  );
}
