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
import { lineText } from '@/domain/lineText';
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

/** A bet on matches: each leg with its price, its match and how it ended (SPORT-01, STAGE-02). */
export function SportsRound({ bet }: { bet: PlacedBet }) {
  const { t, ready } = useTranslation('sports');
  const tag = languageTag(useLanguage());
  const { timeZone } = useSite().boot.brand;
  const [format] = useOddsFormat();
  if (!ready) return null;
  const { legs, odds } = bet;
  return (
    <>
      {legs.length > 1 && (
        <Root aria-label={t('parlayOf', { legs: legs.length })}>
          <p className={slot.text}>
            <b className={slot.strong}>
              {`${t('parlayOf', { legs: legs.length })}, ${t('at', { odds: oddsText(odds, tag) })}`}
            </b>
          </p>
        </Root>
      )}
      {legs.map((leg) => {
        const { homeTeam: home, awayTeam: away, market, side, score, half, matchTime, result } = leg;
        const ends = {
          home: t('wins', { team: home }),
          draw: t('drawn'),
          away: t('wins', { team: away }),
          void: t('void'),
          postponed: t('postponed'),
        } as const;
        const match = t('of', { market: t(`markets.${market}`), home, away });
        const line = lineText(leg, tag);
        const team = side === 'away' ? away : home;
        const words = t(`pick.${side}`, { home, away, line });
        const pick =
          market === 'handicap'
            ? t('pick.handicap', { team, line })
            : market === 'halfResult'
              ? t('pick.half', { pick: words })
              : words;
        return (
          <Root key={leg.matchId} aria-label={match}>
            <p className={slot.text}>{`${match}, ${formatTime(matchTime, 'sentence', timeZone)}`}</p>
            <p className={slot.text}>
              <b
                className={slot.strong}
              >{`${pick}, ${t('at', { odds: oddsText(leg.odds, tag, format) })}`}</b>
            </p>
            <p className={slot.text}>
              {leg.outcome === null ? t('states.open') : ends[leg.outcome]}
              {score && `, ${t('score', { score: `${score.home} - ${score.away}` })}`}
              {market === 'halfResult' &&
                half &&
                `, ${t('halfScore', { score: `${half.home} - ${half.away}` })}`}
              {result !== null && result !== 'void' && `. ${t(`legStates.${result}`)}`}
            </p>
          </Root>
        );
      })}
    </>
  );
}
