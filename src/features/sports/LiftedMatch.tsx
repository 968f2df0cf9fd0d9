import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardMatch } from '#contract/wireTypes';
import { textSize } from '#theme/textSize';
import { useSite } from '@/data/session/siteContext';
import { isDuel } from '@/domain/duels';
import { Countdown } from '@/ui/typography/Countdown';
import { ownClasses } from '@/ui/styles/ownClasses';
import type { Choice } from './isSamePick';
import { MarketsLink } from './MarketsLink';
import { MatchMarkets } from './MatchMarkets';
import { MatchPitch } from './MatchPitch';
import type { MatchWords } from './useMatchWords';

const slot = ownClasses('LiftedMatch', ['until']);

/** As narrow as on a phone, so that the markets stand side by side below the teams. */
const Prices = styled('div')({
  containerType: 'inline-size',
  width: '100%',
  maxWidth: 600,
  justifySelf: 'center',
});

const Until = styled('span')({
  display: 'grid',
  justifyItems: 'center',
  [`& .${slot.until}`]: {
    fontFamily: 'inherit',
    fontSize: textSize.note,
    lineHeight: '18px',
    fontWeight: 500,
  },
});

/** Of a start that is further away the time of day says more. */
const COUNTED = 3_600_000;

interface LiftedMatchProps {
  match: BoardMatch;
  words: MatchWords;
  href: string;
  chosen: readonly Choice[];
  paused: boolean;
  forms?: ComponentProps<typeof MatchPitch>['forms'];
  onChoose: (choice: Choice) => void;
}

/**
 * The match above a list: the first that runs, with its score in large. Of duels, which take bets until they begin, the
 * next one with the time that is left and its prices.
 */
export function LiftedMatch({ match, words, href, chosen, paused, forms, onChoose }: LiftedMatchProps) {
  const { t } = useTranslation('sports');
  const { now } = useSite().client.clock;
  const { minute } = match;
  const startsAt = Date.parse(match.matchTime);
  const isCounted = minute === undefined && startsAt - now() < COUNTED;
  return (
    <MatchPitch
      course={{ ...match, outcome: null, lasts: 0, events: [] }}
      words={words}
      {...(forms && isDuel(match.discipline) && { forms })}
      countdown={
        isCounted ? (
          <Until>
            <span className={slot.until}>{t('startsIn')}</span>
            <Countdown until={startsAt} now={now} />
          </Until>
        ) : undefined
      }
      more={<MarketsLink match={match} href={href} tone="inherit" />}
      prices={
        isDuel(match.discipline) && (
          <Prices>
            <MatchMarkets
              match={match}
              words={words}
              chosen={chosen}
              paused={paused}
              onArt
              onChoose={onChoose}
            />
          </Prices>
        )
      }
    />
  );
}
