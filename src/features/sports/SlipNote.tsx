import { useTranslation } from 'react-i18next';
import { Note } from '@/ui/feedback/Note';
import type { Slip } from './useSlip';
import type { MatchWords } from './useMatchWords';

/** Says what has changed on the slip since its prices were seen, or why it cannot be placed. */
export function SlipNote({ slip, words }: { slip: Slip; words: MatchWords }) {
  const { t } = useTranslation('sports');
  const { legs, changed, isClosed, isParlay } = slip;
  const [only] = legs;
  if (isClosed)
    return (
      <Note tone="warning" title={isParlay ? t('closedLegs') : t('closed')}>
        {isParlay ? t('closedLegsText') : t('closedText')}
      </Note>
    );
  if (changed === 0 || only === undefined) return null;
  return (
    <Note tone="warning" title={isParlay ? t('changedLegs', { legs: changed }) : t('changed')} alert>
      {isParlay
        ? t('changedLegsText')
        : t('changedText', { from: words.odds(only.seen), to: words.odds(only.odds) })}
    </Note>
  );
}
