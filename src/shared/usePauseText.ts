import { useTranslation } from 'react-i18next';
import { usePauseEnd } from '@/data/session/usePauseEnd';
import type { Pause } from '@/data/resources/useSaferPlay';

/** Text about the end of a pause; for one without an end, who can lift it and from when (SAFE-03). */
export const usePauseText = () => {
  const { t } = useTranslation('safer');
  const end = usePauseEnd();
  return ({ until, earliestEnd }: Pause, ending: 'pause.note' | 'pause.noWayBack'): string => {
    const last = end(until);
    if (last !== undefined) return t(ending, { until: last });
    const from = end(earliestEnd ?? null);
    return from === undefined ? t('pause.noteEndless') : t('pause.noteEndlessFrom', { from });
  };
};
