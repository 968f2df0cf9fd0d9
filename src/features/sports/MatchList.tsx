import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Side } from '#contract/sports';
import type { HotMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { byCompetition } from '@/domain/matchFilter';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { display, panel } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { MatchRow } from './MatchRow';
import type { Choice } from './useSlip';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MatchList', ['match', 'section', 'subtitle']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3.5),
  [`& .${slot.section}`]: { ...panel, overflow: 'hidden' },
  [`& .${slot.subtitle}`]: {
    ...display(14, 22),
    margin: 0,
    padding: '12px 16px',
    backgroundColor: vars.surface.overlay,
  },
  [`& .${slot.match} + .${slot.match}`]: { borderTop: `1px solid ${vars.line.subtle}` },
});

interface MatchListProps {
  matches: readonly HotMatch[];
  words: MatchWords;
  chosen: Choice | undefined;
  paused: boolean;
  onChoose: (matchId: string, side: Side) => void;
}

/** Matches grouped by competition. */
export function MatchList({ matches, words, chosen, paused, onChoose }: MatchListProps) {
  const { t } = useTranslation('sports');
  if (matches.length === 0)
    return <EmptyState picture="/art/icons/sport.webp" title={t('none')} text={t('noneText')} />;
  return (
    <Root>
      {byCompetition(matches).map(({ competition, matches: list }) => (
        <section className={slot.section} key={competition} aria-label={competition}>
          <h3 className={slot.subtitle}>{competition}</h3>
          {list.map((match) => (
            <MatchRow
              className={slot.match}
              key={match.id}
              match={match}
              words={words}
              chosen={chosen?.matchId === match.id ? chosen.side : undefined}
              paused={paused}
              onChoose={onChoose}
            />
          ))}
        </section>
      ))}
    </Root>
  );
}
