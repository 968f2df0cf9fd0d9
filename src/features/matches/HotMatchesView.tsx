import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { isBuiltAddress } from '@/config/routes';
import { useSite } from '@/data/session/siteContext';
import { Countdown } from '@/ui/typography/Countdown';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { MatchCard } from '@/ui/gaming/MatchCard';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { Strip } from '@/ui/layout/Strip';
import { StripArrows } from '@/ui/layout/StripArrows';
import { useStrip } from '@/ui/hooks/useStrip';
import { MatchSkeletons } from './MatchSkeletons';
import type { MatchEntry } from './useMatchCards';

/** Beyond this number the list has arrows (spec §9). */
const standing = 3;

const Root = styled('section')({ minWidth: 0 });

interface HotMatchesViewProps {
  /** Undefined until they have loaded. */
  matches: readonly MatchEntry[] | undefined;
  /** Whether the section follows the banners directly; it then has two rows. */
  leads: boolean;
  failure?: string;
  busy: boolean;
  onRetry: () => void;
}

export function HotMatchesView({ matches, ...content }: HotMatchesViewProps) {
  const { t } = useTranslation(['home', 'common']);
  const { frame, step } = useStrip();
  const live = matches?.filter((match) => match.live).length ?? 0;
  return (
    <Root aria-label={t('matches')}>
      <SectionHeading
        title={t('matches')}
        note={
          live > 0 && (
            <StatusLabel tone="danger" live>
              {t('liveCount', { count: live })}
            </StatusLabel>
          )
        }
        more={isBuiltAddress('/sports') ? { label: t('all'), href: '/sports' } : undefined}
        end={
          matches && matches.length > standing ? (
            <StripArrows step={step} labels={{ previous: t('matchesPrevious'), next: t('matchesNext') }} />
          ) : undefined
        }
      />
      <Matches matches={matches} frame={frame} {...content} />
    </Root>
  );
}

function Matches({
  matches,
  leads,
  failure,
  busy,
  onRetry,
  frame,
}: HotMatchesViewProps & { frame: ReturnType<typeof useStrip>['frame'] }) {
  const { t } = useTranslation(['home', 'common']);
  const { now } = useSite().client.clock;
  if (failure !== undefined)
    return (
      <ErrorState
        title={t('matchesFailed')}
        text={failure}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
        loading={busy}
      />
    );
  if (matches === undefined) return <MatchSkeletons leads={leads} />;
  if (matches.length === 0) return <EmptyState title={t('matchesEmpty')} text={t('matchesEmptyHint')} />;
  return (
    <Strip
      ref={frame}
      variant="panels"
      rows={leads && matches.length > standing ? 2 : 1}
      items={matches.map(({ id, startsAt, score, ...match }) => ({
        id,
        content: (
          <MatchCard
            {...match}
            score={startsAt === undefined ? score : <Countdown until={startsAt} now={now} />}
            scoreLabel={startsAt === undefined ? undefined : t('startsIn')}
          />
        ),
      }))}
    />
  );
}
