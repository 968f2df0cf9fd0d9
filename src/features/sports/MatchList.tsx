import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { isDuel } from '@/domain/duels';
import { byCompetition } from '@/domain/matchFilter';
import { formsOf, type Ended, type FormMark } from '@/domain/teamForm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { display, panel } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { DuelCard } from './DuelCard';
import { choicesOn, type Choice } from './isSamePick';
import { marketColumns } from './marketColumns';
import { MatchRow } from './MatchRow';
import { narrowMarkets } from './narrowMarkets';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MatchList', ['match', 'section', 'header', 'subtitle', 'heads', 'cards']);

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
  [`& .${slot.section}[data-cards]`]: {
    overflow: 'visible',
    border: 0,
    background: 'none',
    boxShadow: 'none',
  },
  [`& .${slot.section}[data-cards] .${slot.header}`]: { padding: '2px 4px 8px', background: 'none' },
  [`& .${slot.cards}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space(3),
  },
  // An odd one has the whole of the last line.
  [`& .${slot.cards} > :last-of-type:nth-of-type(odd)`]: { gridColumn: '1 / -1' },
  [narrowMarkets]: {
    [`& .${slot.heads}`]: { display: 'none' },
    [`& .${slot.cards}`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

interface MatchListProps {
  matches: readonly BoardMatch[];
  /** Results of the last day, latest first, for the form of duels. */
  results?: readonly Ended[];
  words: MatchWords;
  chosen: readonly Choice[];
  paused: boolean;
  hrefOf: (matchId: string) => string;
  onChoose: (choice: Choice) => void;
}

/** The same empty list each time, so that cards without results do not render again. */
const noMarks: readonly FormMark[] = [];

/** Matches grouped by competition: rows, or cards of duels. */
export function MatchList({ matches, results, words, chosen, paused, hrefOf, onChoose }: MatchListProps) {
  const { t } = useTranslation('sports');
  const forms = useMemo(() => formsOf(results ?? []), [results]);
  if (matches.length === 0)
    return <EmptyState picture="/art/icons/sport.webp" title={t('none')} text={t('noneText')} />;
  return (
    <Root>
      {byCompetition(matches).map(({ competition, matches: list }) => {
        const [first] = list;
        const columns = first ? marketColumns(first) : [];
        const isCards = first !== undefined && isDuel(first.discipline);
        const common = (match: BoardMatch) => ({
          match,
          words,
          paused,
          chosen: choicesOn(chosen, match.id),
          href: hrefOf(match.id),
          onChoose,
        });
        return (
          <section
            className={slot.section}
            key={competition}
            aria-label={competition}
            data-cards={isCards || undefined}
          >
            <header className={slot.header}>
              <h3 className={slot.subtitle}>{competition}</h3>
              {columns.length > 1 && !isCards && (
                <div className={slot.heads} aria-hidden>
                  {columns.map(({ market }) => (
                    <span key={market}>{t(`markets.${market}`)}</span>
                  ))}
                </div>
              )}
            </header>
            {isCards ? (
              <div className={slot.cards}>
                {list.map((match) => (
                  <DuelCard
                    key={match.id}
                    {...common(match)}
                    homeForm={forms.get(match.homeTeam) ?? noMarks}
                    awayForm={forms.get(match.awayTeam) ?? noMarks}
                  />
                ))}
              </div>
            ) : (
              list.map((match) => <MatchRow className={slot.match} key={match.id} {...common(match)} />)
            )}
          </section>
        );
      })}
    </Root>
  );
}
