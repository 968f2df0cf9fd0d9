import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { failureText } from '@/api/failureText';

/** Words for a failure, undefined without one. The catalogue of errors is fetched with the first failure and not before. */
export const useFailureText = (failure: Failure | undefined): string | undefined => {
  const { t, ready } = useTranslation(failure ? 'errors' : 'common');
  const words = t as (key: string) => string;
  if (failure === undefined) return undefined;
  return ready ? failureText(failure, words) : '';
};
