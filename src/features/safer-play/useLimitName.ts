import { useTranslation } from 'react-i18next';
import type { AnyLimit } from '@/data/resources/useSaferPlay';

/** The name of a limit for places without its heading. */
export const useLimitName = (): ((limit: Pick<AnyLimit, 'kind' | 'period'>) => string) => {
  const { t } = useTranslation('safer');
  return ({ kind, period }) => t(`limit.title.${kind}.${period}`);
};
