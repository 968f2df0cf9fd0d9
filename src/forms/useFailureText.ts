import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { failureText } from '@/api/failureText';
import { waitParts } from '@/domain/waitParts';

/**
 * The text of a failure; undefined without one. `until` is the end of the pause in the text. The error texts load
 * with the first failure.
 */
export const useFailureText = (failure: Failure | undefined, until?: string): string | undefined => {
  const { t, ready } = useTranslation(failure ? 'errors' : 'common');
  const words = t as (key: string, values: Readonly<Record<string, string | number>>) => string;
  if (failure === undefined) return undefined;
  if (!ready) return '';
  if (until !== undefined) return words('resting', { time: until });
  const { code, value, retryAfter } = failure;
  if (code === 'on_break' && (value as { kind?: unknown } | null | undefined)?.kind === 'selfExclusion')
    return words('restingEndless', {});
  if (code === 'too_many_requests' && retryAfter !== undefined) {
    const { unit, count } = waitParts(retryAfter);
    return words('tooMany', { wait: words(`wait.${unit}`, { count }) });
  }
  return failureText(failure, (key) => words(key, {}));
};
