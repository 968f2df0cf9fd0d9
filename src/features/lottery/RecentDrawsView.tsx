import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LotteryBalls } from '@/ui/gaming/LotteryBalls';
import { media } from '@/ui/styles/media';
import { ellipsis, focusRing, lines } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { useLotteryWords } from './useLotteryWords';

const slot = ownClasses('RecentDrawsView', ['row', 'action', 'strong', 'note']);

const Root = styled('ul')({
  display: 'grid',
  margin: space(0, -2, -1.5),
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row} + .${slot.row}`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.action}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space(2.5),
    width: '100%',
    minHeight: 58,
    padding: '8px',
    border: 0,
    borderRadius: vars.radius.sm,
    background: 'none',
    color: vars.text.primary,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${duration.base}`,
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
  [`& .${slot.strong}`]: {
    ...lines(2),
    overflowWrap: 'anywhere',
    fontSize: textSize.body,
    lineHeight: '20px',
    fontWeight: 600,
  },
  [`& .${slot.note}`]: {
    ...ellipsis,
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.caption,
    lineHeight: '18px',
  },
  [media.hover]: { [`& .${slot.action}:hover`]: { backgroundColor: vars.surface.overlay } },
});

/** Number of results shown; the board of each lottery has the others. */
const shown = 8;

interface RecentDrawsViewProps {
  draws: Value<'recentDraws'>['list'];
  /** Opens the board of a lottery. */
  onOpen: (gameCode: string) => void;
}

export function RecentDrawsView({ draws, onOpen }: RecentDrawsViewProps) {
  const { t } = useTranslation('lottery');
  const { shortNo } = useLotteryWords();
  if (draws.length === 0) return <EmptyState plain title={t('noResults')} />;
  return (
    <Root>
      {draws.slice(0, shown).map((draw) => (
        <li className={slot.row} key={draw.gameCode}>
          <button className={slot.action} type="button" onClick={() => onOpen(draw.gameCode)}>
            <span>
              <b className={slot.strong} title={draw.gameName}>
                {draw.gameName}
              </b>
              <small className={slot.note}>{t('drawNo', { drawNo: shortNo(draw) })}</small>
            </span>
            <LotteryBalls number={draw.winning} size="small" />
          </button>
        </li>
      ))}
    </Root>
  );
}
