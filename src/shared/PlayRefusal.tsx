import type { Failure } from '@/api/failure';
import { limitOf } from '@/api/limitOf';
import { FormRefusal, type FormRefusalProps } from '@/forms/FormRefusal';
import { LimitRefusal } from './LimitRefusal';

interface PlayRefusalProps {
  failure: Failure | undefined;
  rest: FormRefusalProps['rest'];
}

/** Above the button that pays in or places a bet: a limit of the member is named with its end, all else as usual (SAFE-01). */
export function PlayRefusal({ failure, rest }: PlayRefusalProps) {
  const limit = failure && limitOf(failure);
  return limit ? <LimitRefusal limit={limit} /> : <FormRefusal failure={failure} rest={rest} />;
}
