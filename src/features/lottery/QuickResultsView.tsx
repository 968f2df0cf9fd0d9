import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { limits } from '@/config/limits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { LotteryBalls } from '@/ui/gaming/LotteryBalls';
import { ownClasses } from '@/ui/styles/ownClasses';
import { tabular } from '@/ui/styles/styleParts';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('QuickResultsView', ['row', 'strong', 'note', 'words', 'drawn', 'number']);

const Root = styled('ol')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  gap: space(0, 8),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(3),
    minHeight: 56,
    borderBottom: `1px solid ${vars.line.subtle}`,
  },
  [`& .${slot.words}`]: { display: 'grid', minWidth: 0 },
  [`& .${slot.drawn}`]: { width: 92, height: 32 },
  [`& .${slot.number}`]: { width: 140, height: 28 },
  [`& .${slot.strong}`]: { fontSize: textSize.body, lineHeight: '20px', fontWeight: 600 },
  [`& .${slot.note}`]: { fontSize: textSize.caption, lineHeight: '18px', color: vars.text.muted },
});

interface QuickResultsViewProps {
  /** Undefined until they have loaded. */
  draws: Value<'openedNumbers'>['list'] | undefined;
}

const places = Array.from({ length: limits.quickShown }, (_, place) => place);

/** What one lottery has drawn, the latest first: draw, time and number. */
export function QuickResultsView({ draws }: QuickResultsViewProps) {
  const { t } = useTranslation('lottery');
  const { shortNo, time } = useLotteryWords();
  if (draws === undefined)
    return (
      <Root aria-hidden>
        {places.map((place) => (
          <li key={place} className={slot.row}>
            <SkeletonBlock className={slot.drawn} />
            <SkeletonBlock className={slot.number} />
          </li>
        ))}
      </Root>
    );
  if (draws.length === 0) return <EmptyState plain title={t('noResults')} />;
  return (
    <Root>
      {draws.map((draw) => (
        <li key={draw.drawNo} className={slot.row}>
          <span className={slot.words}>
            <b className={slot.strong}>{t('drawNo', { drawNo: shortNo(draw) })}</b>
            <small className={slot.note}>{time(draw.drawsAt)}</small>
          </span>
          <LotteryBalls number={draw.winning} size="small" />
        </li>
      ))}
    </Root>
  );
}
