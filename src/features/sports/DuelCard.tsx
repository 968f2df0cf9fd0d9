import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { FormMark } from '@/domain/teamForm';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { display, panel, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { DuelSide } from './DuelSide';
import type { Choice } from './isSamePick';
import { MarketsLink } from './MarketsLink';
import { MatchMarkets } from './MatchMarkets';
import { TeamGlow } from './TeamGlow';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('DuelCard', ['time', 'facts', 'more', 'sides', 'between', 'versus', 'markets']);

const Root = styled('article')({
  ...panel,
  ...tabular,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'space-between',
  gap: space(3),
  padding: '12px 14px 14px',
  [`& .${slot.facts}, & .${slot.sides}, & .${slot.markets}`]: { position: 'relative', zIndex: 1 },
  // The markets stand below one another as on a phone, however wide the page.
  [`& .${slot.markets}`]: { containerType: 'inline-size' },
  [`& .${slot.facts}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2),
    minHeight: 24,
    fontSize: textSize.caption,
    color: vars.text.secondary,
  },
  [`& .${slot.time}`]: { color: vars.text.primary, fontWeight: 600 },
  [`& .${slot.more}`]: { minHeight: 24, fontSize: textSize.note },
  [`& .${slot.sides}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: space(2),
  },
  [`& .${slot.between}`]: { ...display(26, 34), alignSelf: 'start', paddingTop: 19, whiteSpace: 'nowrap' },
  [`& .${slot.versus}`]: { color: vars.text.muted, fontSize: textSize.body },
});

interface DuelCardProps {
  match: BoardMatch;
  words: MatchWords;
  chosen: readonly Choice[];
  paused: boolean;
  href: string;
  /** The last results of both sides; empty where the feed has none. */
  homeForm: readonly FormMark[];
  awayForm: readonly FormMark[];
  onChoose: (choice: Choice) => void;
}

/** One match of two sides with large pictures, in the light of their colours (STAGE-02). */
export const DuelCard = memo(function DuelCard(props: DuelCardProps) {
  const { match, words, chosen, paused, href, homeForm, awayForm, onChoose } = props;
  const { t } = useTranslation('sports');
  const { homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, minute, score, discipline } = match;
  return (
    <Root aria-label={`${homeTeam} – ${awayTeam}`}>
      <TeamGlow pictures={[homeTeamImageUrl, awayTeamImageUrl]} />
      <div className={slot.facts}>
        {minute === undefined ? (
          <b className={slot.time}>{words.time(match.matchTime)}</b>
        ) : (
          <StatusLabel tone="danger" live>
            {words.minute(minute)}
          </StatusLabel>
        )}
        <MarketsLink className={slot.more} match={match} href={href} />
      </div>
      <div className={slot.sides}>
        <DuelSide
          name={homeTeam}
          picture={homeTeamImageUrl}
          discipline={discipline}
          side="home"
          form={homeForm}
        />
        <span className={slot.between}>
          {score ? `${score.home} – ${score.away}` : <span className={slot.versus}>{t('versus')}</span>}
        </span>
        <DuelSide
          name={awayTeam}
          picture={awayTeamImageUrl}
          discipline={discipline}
          side="away"
          form={awayForm}
        />
      </div>
      <div className={slot.markets}>
        <MatchMarkets match={match} words={words} chosen={chosen} paused={paused} onChoose={onChoose} />
      </div>
    </Root>
  );
});
