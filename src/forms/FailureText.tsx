import type { Failure } from '@/api/failure';
import { useFailureText } from './useFailureText';

/** The text of a failure, inline. */
export function FailureText({ failure }: { failure: Failure }) {
  return useFailureText(failure);
}
