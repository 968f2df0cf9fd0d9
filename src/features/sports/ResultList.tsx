import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ellipsis, panel, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('ResultList', ['row', 'strong', 'note', 'end']);

type Result = Value<'sportsResults'>['list'][number];

const Root = styled('ul')({
  ...panel,
  ...tabular,
  margin: 0,
  padding: '4px 16px',
  listStyle: 'none',
  [`& .${slot.row}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space(0.5, 3),
    minHeight: 58,
    padding: '9px 0',
  },
  [`& .${slot.row} + .${slot.row}`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.strong}`]: { ...ellipsis, display: 'block', fontSize: textSize.body, fontWeight: 600 },
  [`& .${slot.note}`]: {
    ...ellipsis,
    display: 'block',
    color: vars.text.muted,
    fontSize: textSize.note,
    lineHeight: '18px',
  },
  [`& .${slot.end}`]: { textAlign: 'end' },
});

/** Results of matches, latest first. */
export function ResultList({ results, words }: { results: readonly Result[]; words: MatchWords }) {
  const { t } = useTranslation('sports');
  if (results.length === 0)
    return (
      <EmptyState picture="/art/icons/sport.webp" title={t('resultsNone')} text={t('resultsNoneText')} />
    );
  const endOf = ({ outcome, homeTeam, awayTeam }: Result): string => {
    if (outcome === 'void' || outcome === 'postponed') return t(outcome);
    return outcome === 'draw' ? t('drawn') : t('wins', { team: outcome === 'home' ? homeTeam : awayTeam });
  };
  return (
    <Root aria-label={t('results')}>
      {results.map((result) => {
        const { id, homeTeam, awayTeam, competition, matchTime, score } = result;
        return (
          <li className={slot.row} key={id}>
            <span>
              <b className={slot.strong}>{`${homeTeam} – ${awayTeam}`}</b>
              <small className={slot.note}>{`${competition}, ${words.time(matchTime)}`}</small>
            </span>
            <span className={slot.end}>
              {score && <b className={slot.strong}>{`${score.home} - ${score.away}`}</b>}
              <small className={slot.note}>{endOf(result)}</small>
            </span>
          </li>
        );
      })}
    </Root>
  );
}
