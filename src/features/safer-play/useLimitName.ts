import { useTranslation } from 'react-i18next';
import type { AnyLimit } from '@/data/resources/useSaferPlay';

/** What a limit is called where its heading does not stand beside it. */
export const useLimitName = (): ((limit: Pick<AnyLimit, 'kind' | 'period'>) => string) => {
  const { t } = useTranslation('safer');
  return ({ kind, period }) => t(`limit.title.${kind}.${period}`);
};
