import type { Failure } from '@/api/failure';
import { useFailureText } from './useFailureText';

/** Words for a failure within other text. */
export function FailureText({ failure }: { failure: Failure }) {
  return useFailureText(failure);
}
