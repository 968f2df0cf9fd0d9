import { lazy, Suspense } from 'react';
import { useHumanCheck } from '@/data/session/humanCheck';

const HumanCheck = lazy(async () => ({
  default: (await import(/* webpackChunkName: "human-check" */ './HumanCheck')).HumanCheck,
}));

/** Where a check appears; nothing of it is loaded before one is asked for. */
export function HumanCheckHost() {
  const check = useHumanCheck();
  if (check === undefined) return null;
  return (
    <Suspense>
      <HumanCheck check={check} />
    </Suspense>
  );
}
