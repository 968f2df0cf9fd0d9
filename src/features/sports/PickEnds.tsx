import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Pick as MatchPick } from '#contract/settleLeg';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { pickEnds, type PickEnd } from '@/domain/pickEnds';
import { forcedEdge } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('PickEnds', ['end', 'strong', 'note']);

const Root = styled('ul')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: '8px 0',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.overlay,
  listStyle: 'none',
  ...forcedEdge,
  [`& .${slot.end}`]: { display: 'grid', alignContent: 'start', padding: '0 6px', textAlign: 'center' },
  [`& .${slot.end} + .${slot.end}`]: { borderInlineStart: `1px solid ${vars.line.subtle}` },
  [`& .${slot.strong}`]: { fontSize: textSize.caption, lineHeight: '16px', fontWeight: 600 },
  [`& .${slot.note}`]: { marginTop: space(0.5), fontSize: textSize.caption, color: vars.text.secondary },
});

const leadKeys = {
  atLeast: (points: number) => (points === 1 ? 'win' : points === 0 ? 'drawOrWin' : 'winAtLeast'),
  exactly: (points: number) => (points === 0 ? 'draw' : 'winExactly'),
  atMost: (points: number) => (points === -1 ? 'lose' : points === 0 ? 'drawOrLose' : 'winAtMost'),
} as const;

/** Of a lead below zero: the side may lose by so much. */
const behindKeys = { atLeast: 'loseAtMost', exactly: 'loseExactly', atMost: 'loseAtLeast' } as const;

/** What a pick with a line can bring: all won, half won, returned, half lost, lost. */
export function PickEnds({ pick }: { pick: MatchPick }) {
  const { t } = useTranslation('sports');
  const wordOf = ({ range, points }: PickEnd): string => {
    if (pick.market === 'total') return t(`sum.${range}`, { n: points });
    const isBehind = points < 0 && !(range === 'atMost' && points === -1);
    const key = isBehind ? behindKeys[range] : leadKeys[range](points);
    return t(`lead.${key}`, { n: Math.abs(points) });
  };
  return (
    <Root aria-label={t('ends')}>
      {pickEnds(pick).map((end) => (
        <li className={slot.end} key={`${end.range} ${end.points}`}>
          <b className={slot.strong}>{wordOf(end)}</b>
          <span className={slot.note}>{t(`legResults.${end.result}`)}</span>
        </li>
      ))}
    </Root>
  );
}
