import { useTranslation } from 'react-i18next';
import { Note } from '@/ui/feedback/Note';
import type { Slip } from './useSlip';
import type { MatchWords } from './useMatchWords';

/** Says what has changed on the slip since its prices were seen, or why it cannot be placed. */
export function SlipNote({ slip, words }: { slip: Slip; words: MatchWords }) {
  const { t } = useTranslation('sports');
  const { legs, changed, isClosed, isClashing, isParlay, isSeveral } = slip;
  const [only] = legs;
  const isOne = !isParlay && !isSeveral;
  if (isClosed)
    return (
      <Note tone="warning" title={isOne ? t('closed') : t('closedLegs')}>
        {isOne ? t('closedText') : t('closedLegsText')}
      </Note>
    );
  if (isClashing)
    return (
      <Note tone="warning" title={t('parlayClash')}>
        {t('parlayClashText')}
      </Note>
    );
  if (changed === 0 || only === undefined) return null;
  return (
    <Note tone="warning" title={isOne ? t('changed') : t('changedLegs', { legs: changed })} alert>
      {isOne && t('changedText', { from: words.odds(only.seen), to: words.odds(only.odds) })}
      {isParlay && t('changedLegsText')}
      {isSeveral && t('changedSinglesText')}
    </Note>
  );
}
