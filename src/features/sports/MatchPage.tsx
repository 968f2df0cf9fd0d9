import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { useSportsMatch } from '@/data/resources/useSports';
import { Loaded } from '@/forms/Loaded';
import { Link } from '@/ui/actions/Link';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Note } from '@/ui/feedback/Note';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { ArrowLeftIcon } from '@/ui/media/icons';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { Choice } from './isSamePick';
import { MarketPanels } from './MarketPanels';
import { MatchPitch } from './MatchPitch';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('MatchPage', ['back']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3.5),
  [`& .${slot.back}`]: { justifySelf: 'start', minHeight: 44 },
});

interface MatchPageProps {
  matchId: string;
  /** The match on the board, with its prices; undefined once it has ended. */
  match: BoardMatch | undefined;
  words: MatchWords;
  chosen: readonly Choice[];
  paused: boolean;
  /** Address of all matches. */
  backHref: string;
  onChoose: (choice: Choice) => void;
}

/** One match at its own address: score, clock, events and all markets (STAGE-02). */
export function MatchPage(props: MatchPageProps) {
  const { matchId, match, words, chosen, paused, backHref, onChoose } = props;
  const { t } = useTranslation('sports');
  const course = useSportsMatch(matchId);
  const isGone = course.failure?.code === 'not_found' || course.failure?.code === 'bad_request';
  return (
    <Root>
      <Link className={slot.back} href={backHref} tone="neutral">
        <ArrowLeftIcon fontSize={16} />
        {t('back')}
      </Link>
      {isGone ? (
        <EmptyState picture="/art/icons/sport.webp" title={t('matchGone')} text={t('matchGoneText')} />
      ) : (
        <Loaded of={course} skeleton={<ListSkeleton rows={6} />}>
          {(value) => (
            <>
              <MatchPitch
                course={{
                  ...value,
                  // The board hears of each minute and goal at once.
                  ...(match?.minute !== undefined && { minute: match.minute }),
                  ...(match?.score && { score: match.score }),
                }}
                words={words}
              />
              {value.outcome === null && match ? (
                <MarketPanels
                  match={match}
                  words={words}
                  chosen={chosen}
                  paused={paused}
                  onChoose={onChoose}
                />
              ) : (
                <Note tone="info" title={t('matchOver')}>
                  {t('matchOverText')}
                </Note>
              )}
            </>
          )}
        </Loaded>
      )}
    </Root>
  );
}
