import { useNavigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { HotMatch } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { categoryRoutes } from '@/config/categories';
import { disciplinePictures } from '@/config/disciplinePictures';
import { isBuiltAddress } from '@/config/routes';
import { formatTime } from '@/domain/dates';
import { matchFacts } from '@/domain/matchFacts';
import { oddsText } from '@/domain/oddsText';
import { pictureSources } from '@/domain/pictureSources';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useLanguage } from '@/data/session/useLanguage';
import { useOddsFormat } from '@/data/resources/useOddsFormat';
import { useSite } from '@/data/session/siteContext';
import type { MatchCardProps } from '@/ui/gaming/MatchCard';

export interface MatchEntry extends Omit<MatchCardProps, 'score' | 'scoreLabel'> {
  readonly id: string;
  readonly score: string | undefined;
  /** Start time for the countdown, shown instead of a score. */
  readonly startsAt: number | undefined;
}

/** Props of the match cards, in the player's language and the brand's time zone. */
export const useMatchCards = (matches: readonly HotMatch[]): MatchEntry[] => {
  const { t } = useTranslation('home');
  const { boot, client } = useSite();
  const tag = languageTag(useLanguage());
  const [format] = useOddsFormat();
  const hosts = useImageHosts();
  const navigate = useNavigate();

  return matches.map((match) => {
    const { minute, score, startsAt } = matchFacts(match, client.clock.now());
    const { homeTeamOdds, drawOdds, awayTeamOdds } = match.moneyLine;
    const priced = (odds: string) => (match.locked ? {} : { odds: oddsText(odds, tag, format) });
    const page = categoryRoutes[match.gameType];
    return {
      id: String(match.id),
      competition: match.competition,
      live: minute !== undefined,
      time:
        minute === undefined
          ? formatTime(match.matchTime, 'match', boot.brand.timeZone)
          : t('minute', { minute }),
      home: { name: match.homeTeam, picture: pictureSources(match.homeTeamImageUrl, hosts) },
      away: { name: match.awayTeam, picture: pictureSources(match.awayTeamImageUrl, hosts) },
      fallbackPicture: disciplinePictures[match.discipline],
      score,
      startsAt,
      odds: [
        { id: 'home', label: t('odds.home'), ...priced(homeTeamOdds) },
        ...(drawOdds === undefined ? [] : [{ id: 'draw', label: t('odds.draw'), ...priced(drawOdds) }]),
        { id: 'away', label: t('odds.away'), ...priced(awayTeamOdds) },
      ],
      ...(isBuiltAddress(page) && {
        onChoose: (side: string) => void navigate(`${page}?match=${match.id}&side=${side}`),
      }),
    };
  });
};
