import type { Failure } from '@/api/failure';
import { limitOf } from '@/api/limitOf';
import { FormRefusal, type FormRefusalProps } from '@/forms/FormRefusal';
import { LimitsRequired } from './LimitsRequired';
import { LimitRefusal } from './LimitRefusal';

interface PlayRefusalProps {
  failure: Failure | undefined;
  pause: FormRefusalProps['pause'];
}

/**
 * Shown above the button that deposits or bets: names a limit and its end, or shows the usual text of another failure
 * (SAFE-01).
 */
export function PlayRefusal({ failure, pause }: PlayRefusalProps) {
  if (failure?.code === 'limit_required') return <LimitsRequired failure={failure} />;
  const limit = failure && limitOf(failure);
  return limit ? <LimitRefusal limit={limit} /> : <FormRefusal failure={failure} pause={pause} />;
}
