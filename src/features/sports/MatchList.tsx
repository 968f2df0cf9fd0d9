import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { byCompetition } from '@/domain/matchFilter';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { display, panel } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { Choice } from './isSamePick';
import { marketColumns } from './marketColumns';
import { MatchRow } from './MatchRow';
import { narrowMarkets } from './narrowMarkets';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MatchList', ['match', 'section', 'header', 'subtitle', 'heads']);

const Root = styled('div')({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3.5),
  [`& .${slot.section}`]: { ...panel, overflow: 'hidden' },
  [`& .${slot.header}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space(3.5),
    padding: '10px 14px',
    backgroundColor: vars.surface.overlay,
  },
  [`& .${slot.subtitle}`]: { ...display(14, 22), margin: 0 },
  [`& .${slot.heads}`]: {
    display: 'grid',
    gridTemplateColumns: '108px 108px 180px',
    gap: space(2),
    color: vars.text.muted,
    fontSize: textSize.caption,
    textAlign: 'center',
  },
  [`& .${slot.match} + .${slot.match}`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [narrowMarkets]: { [`& .${slot.heads}`]: { display: 'none' } },
});

interface MatchListProps {
  matches: readonly BoardMatch[];
  words: MatchWords;
  chosen: readonly Choice[];
  paused: boolean;
  hrefOf: (matchId: string) => string;
  onChoose: (choice: Choice) => void;
}

/** Matches grouped by competition. */
export function MatchList({ matches, words, chosen, paused, hrefOf, onChoose }: MatchListProps) {
  const { t } = useTranslation('sports');
  if (matches.length === 0)
    return <EmptyState picture="/art/icons/sport.webp" title={t('none')} text={t('noneText')} />;
  return (
    <Root>
      {byCompetition(matches).map(({ competition, matches: list }) => {
        const columns = list[0] ? marketColumns(list[0]) : [];
        return (
          <section className={slot.section} key={competition} aria-label={competition}>
            <header className={slot.header}>
              <h3 className={slot.subtitle}>{competition}</h3>
              {columns.length > 1 && (
                <div className={slot.heads} aria-hidden>
                  {columns.map(({ market }) => (
                    <span key={market}>{t(`markets.${market}`)}</span>
                  ))}
                </div>
              )}
            </header>
            {list.map((match) => (
              <MatchRow
                className={slot.match}
                key={match.id}
                match={match}
                words={words}
                chosen={chosen.find(({ matchId }) => matchId === match.id)}
                paused={paused}
                href={hrefOf(match.id)}
                onChoose={onChoose}
              />
            ))}
          </section>
        );
      })}
    </Root>
  );
}
