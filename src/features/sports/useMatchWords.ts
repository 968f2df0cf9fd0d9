import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pick as MatchPick } from '#contract/settleLeg';
import type { Discipline, OddsFormat } from '#contract/sports';
import type { HotMatch } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { formatTime } from '@/domain/dates';
import { lineText } from '@/domain/lineText';
import { oddsText } from '@/domain/oddsText';

const HALF = 45;

type Teams = Pick<HotMatch, 'homeTeam' | 'awayTeam'>;

/** Formats matches, picks and prices in the player's language; a stable object while language and format are the same. */
export const useMatchWords = (format: OddsFormat) => {
  const { t } = useTranslation('sports');
  const tag = languageTag(useLanguage());
  const { timeZone } = useSite().boot.brand;
  return useMemo(
    () => ({
      odds: (odds: string): string => oddsText(odds, tag, format),
      /** Of a parlay: a product has no other notation than decimal. */
      product: (odds: string): string => oddsText(odds, tag),
      time: (iso: string): string => formatTime(iso, 'match', timeZone),
      line: (pick: MatchPick): string => lineText(pick, tag),
      pick: ({ homeTeam: home, awayTeam: away }: Teams, pick: MatchPick): string => {
        const { market, side } = pick;
        const line = lineText(pick, tag);
        if (market === 'handicap') return t('pick.handicap', { team: side === 'away' ? away : home, line });
        const words = t(`pick.${side}`, { home, away, line });
        return market === 'halfResult' ? t('pick.half', { pick: words }) : words;
      },
      market: ({ homeTeam: home, awayTeam: away }: Teams, { market }: MatchPick): string =>
        t('of', { market: t(`markets.${market}`), home, away }),
      cell: (pick: MatchPick): string => {
        const { market, side } = pick;
        if (market === 'handicap') return lineText(pick, tag);
        if (side === 'over' || side === 'under') return `${t(`short.${side}`)} ${lineText(pick, tag)}`;
        return t(`cells.${side}`);
      },
      /** Names the side of a cell whose label is a line alone; empty of others. */
      sideOf: ({ homeTeam, awayTeam }: Teams, { market, side }: MatchPick): string => {
        if (market === 'handicap') return side === 'away' ? awayTeam : homeTeam;
        return side === 'over' || side === 'under' ? t(`totals.${side}`) : '';
      },
      move: (way: 'up' | 'down'): string => t(way === 'up' ? 'rises' : 'falls'),
      minute: (minute: number): string => t('minute', { minute }),
      /** Of football; empty of others. */
      half: (discipline: Discipline, minute: number): string =>
        discipline === 'football' ? t(minute > HALF ? 'secondHalf' : 'firstHalf') : '',
    }),
    [t, tag, timeZone, format],
  );
};

export type MatchWords = ReturnType<typeof useMatchWords>;
