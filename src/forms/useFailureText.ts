import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { failureText } from '@/api/failureText';

/**
 * Words for a failure, undefined without one; `until` is when the break is over that it tells of. The catalogue of errors
 * is fetched with the first failure and not before.
 */
export const useFailureText = (failure: Failure | undefined, until?: string): string | undefined => {
  const { t, ready } = useTranslation(failure ? 'errors' : 'common');
  const words = t as (key: string, values: { time?: string }) => string;
  if (failure === undefined) return undefined;
  if (!ready) return '';
  return until === undefined
    ? failureText(failure, (key) => words(key, {}))
    : words('resting', { time: until });
};
