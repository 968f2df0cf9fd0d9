import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '#contract/wireTypes';
import { Link } from '@/ui/actions/Link';
import { CaretRightIcon } from '@/ui/media/icons';
import { MatchPitch } from './MatchPitch';
import type { MatchWords } from './useMatchWords';

interface LiftedMatchProps {
  match: BoardMatch;
  words: MatchWords;
  href: string;
}

/** The first running match of a list, with its score in large. Its events are on its own page. */
export function LiftedMatch({ match, words, href }: LiftedMatchProps) {
  const { t } = useTranslation('sports');
  const { homeTeam: home, awayTeam: away } = match;
  return (
    <MatchPitch
      course={{ ...match, outcome: null, lasts: 0, events: [] }}
      words={words}
      more={
        <Link href={href} tone="inherit" aria-label={t('moreOf', { home, away })}>
          {t('more')}
          <CaretRightIcon fontSize={12} />
        </Link>
      }
    />
  );
}
