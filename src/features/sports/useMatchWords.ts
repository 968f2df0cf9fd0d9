import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OddsFormat, Side } from '#contract/sports';
import type { HotMatch } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { formatTime } from '@/domain/dates';
import { oddsText } from '@/domain/oddsText';

type Teams = Pick<HotMatch, 'homeTeam' | 'awayTeam'>;

/** Formats matches, sides and prices in the player's language; a stable object while language and format are the same. */
export const useMatchWords = (format: OddsFormat) => {
  const { t } = useTranslation('sports');
  const tag = languageTag(useLanguage());
  const { timeZone } = useSite().boot.brand;
  return useMemo(
    () => ({
      odds: (odds: string): string => oddsText(odds, tag, format),
      time: (iso: string): string => formatTime(iso, 'match', timeZone),
      pick: ({ homeTeam: home, awayTeam: away }: Teams, side: Side): string =>
        t(`pick.${side}`, { home, away }),
      market: ({ homeTeam: home, awayTeam: away }: Teams): string => t('market', { home, away }),
      cell: (side: Side): string => t(`cells.${side}`),
      move: (way: 'up' | 'down'): string => t(way === 'up' ? 'rises' : 'falls'),
      minute: (minute: number): string => t('minute', { minute }),
    }),
    [t, tag, timeZone, format],
  );
};

export type MatchWords = ReturnType<typeof useMatchWords>;
