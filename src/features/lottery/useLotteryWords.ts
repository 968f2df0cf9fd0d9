import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { languageTag } from '#locales/languages';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { formatTime } from '@/domain/dates';
import { usePickWords } from '@/shared/usePickWords';

type Offer = Value<'lotteryLobby'>['playTypes'][number];
type Draw = Value<'recentDraws'>['list'][number];

const HUNDREDTHS = 100;
const MINUTE = 60_000;

/** Formats draws, times and prices in the player's language. */
export const useLotteryWords = () => {
  const { t } = useTranslation('lottery');
  const tag = languageTag(useLanguage());
  const picks = usePickWords();
  const { timeZone } = useSite().boot.brand;
  const longWeekday = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone });
  const shortWeekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone });
  /** Day and month in the order of all other dates: a language's own order would write two kinds on one page. */
  const dayBy = (weekday: Intl.DateTimeFormat, iso: string): string =>
    `${weekday.format(new Date(iso))}, ${formatTime(iso, 'shortDay', timeZone)}`;
  const figures = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  /** For lotteries with many draws a day, the number within the day; for others, the day. */
  const shortNo = ({ drawNo, drawsAt }: Pick<Draw, 'drawNo' | 'drawsAt'>): string =>
    drawNo.split('-')[1] ?? formatTime(drawsAt, 'shortDay', timeZone);
  return {
    shortNo,
    price: ({ pays }: Offer): string => {
      const times = figures.format(Math.max(...pays.map((pay) => pay.times)) / HUNDREDTHS);
      return pays.length > 1 ? t('paysUpTo', { times }) : t('pays', { times });
    },
    /** How long before the draw betting closes. */
    before: ({ closesAt, drawsAt }: { closesAt: string; drawsAt: string }): string => {
      const left = Date.parse(drawsAt) - Date.parse(closesAt);
      return left < MINUTE
        ? t('beforeSeconds', { count: left / 1000 })
        : t('beforeMinutes', { count: left / MINUTE });
    },
    /** "Thứ Bảy, 21/11" */
    day: (iso: string): string => dayBy(longWeekday, iso),
    shortDay: (iso: string): string => dayBy(shortWeekday, iso),
    /** "16:15" */
    clock: (iso: string): string => formatTime(iso, 'match', timeZone).slice(0, 5),
    time: (iso: string): string => formatTime(iso, 'match', timeZone),
    /** Formats a ticket's choices, numbers or words. */
    picks,
  };
};
