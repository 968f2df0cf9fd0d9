import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useLanguage } from '@/data/session/useLanguage';
import { useOddsFormat } from '@/data/resources/useOddsFormat';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { oddsText } from '@/domain/oddsText';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('SportsRound', ['text', 'strong']);

type PlacedBet = NonNullable<Value<'betRound'>['sports']>;

const Root = styled('section')({
  display: 'grid',
  gap: space(1),
  marginBottom: space(4),
  [`& .${slot.text}`]: { margin: 0, color: vars.text.secondary, overflowWrap: 'anywhere' },
  [`& .${slot.strong}`]: { color: vars.text.primary, fontWeight: 600 },
});

/** A bet on a match, its price, and the match's result (SPORT-01). */
export function SportsRound({ bet }: { bet: PlacedBet }) {
  const { t, ready } = useTranslation('sports');
  const tag = languageTag(useLanguage());
  const { timeZone } = useSite().boot.brand;
  const [format] = useOddsFormat();
  if (!ready) return null;
  const { homeTeam: home, awayTeam: away, side, odds, outcome, score, matchTime } = bet;
  const ends = {
    home: t('wins', { team: home }),
    draw: t('drawn'),
    away: t('wins', { team: away }),
    void: t('void'),
  } as const;
  return (
    <Root aria-label={t('market', { home, away })}>
      <p
        className={slot.text}
      >{`${t('market', { home, away })}, ${formatTime(matchTime, 'sentence', timeZone)}`}</p>
      <p className={slot.text}>
        <b
          className={slot.strong}
        >{`${t(`pick.${side}`, { home, away })}, ${t('at', { odds: oddsText(odds, tag, format) })}`}</b>
      </p>
      <p className={slot.text}>
        {outcome === null ? t('states.open') : ends[outcome]}
        {score && `, ${t('score', { score: `${score.home} - ${score.away}` })}`}
      </p>
    </Root>
  );
}
