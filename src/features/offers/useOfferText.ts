import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages';
import { useMoneyText } from '@/data/resources/useMoneyText';
import type { Promotion, PromotionDetail } from '@/data/resources/usePromotions';
import { useListText } from '@/data/session/useListText';
import { useLanguage } from '@/data/session/useLanguage';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { weekdayText } from '@/domain/weekdayText';
import { percentOf } from '@/domain/percentOf';
import { useGameTypeName } from '@/shared/useGameTypeName';

type Condition = PromotionDetail['conditions'][number];

/** Figures of promotions in the visitor's words: what it brings, what it takes, how far one is. */
export const useOfferText = () => {
  const { t } = useTranslation('offers');
  const money = useMoneyText();
  const nameOf = useGameTypeName();
  const list = useListText();
  const tag = languageTag(useLanguage());
  const { brand } = useSite().boot;
  const sum = (amount: string) => money({ amount, currency: brand.currency });

  const reward = ({ kind, amount, most, percent, prizes }: Promotion['reward']): string => {
    switch (kind) {
      case 'fixed':
        return amount ? money(amount) : '–';
      case 'share':
        return most ? t('reward.shareUpTo', { percent, most: money(most) }) : t('reward.share', { percent });
      case 'range':
        return amount && most ? t('reward.range', { least: money(amount), most: money(most) }) : '–';
      case 'prizes': {
        const [first] = prizes;
        const count = prizes.reduce((total, prize) => total + prize.count, 0);
        return first ? t('reward.prizes', { count, most: money(first.amount) }) : '–';
      }
      case 'none':
        return '–';
    }
  };

  const condition = ({ kind, needed, days }: Condition): string => {
    switch (kind) {
      case 'deposit':
      case 'wager':
        return t(`condition.${kind}`, { amount: sum(needed ?? '0') });
      case 'weekday':
        return t('condition.weekday', { days: list(days.map((day) => weekdayText(day, tag))) });
      case 'newMember':
      case 'vip':
        return t(`condition.${kind}`, { count: Number(needed ?? 0) });
      default:
        return t(`condition.${kind}`);
    }
  };

  return {
    money,
    reward,
    condition,
    /** How far a condition that is counted is: "200.000 ₫ of 500.000 ₫"; undefined for one that is not. */
    progress: ({ kind, needed, reached }: Condition): { text: string; percent: number } | undefined => {
      if ((kind !== 'deposit' && kind !== 'wager') || needed === null || reached === null) return undefined;
      return {
        text: t('reached', { reached: sum(reached), needed: sum(needed) }),
        percent: percentOf(reached, needed),
      };
    },
    wagering: ({ times, days }: Promotion['reward']): string => {
      if (times === 0) return t('noWagering');
      const many = t('times', { count: times });
      return days === null ? many : t('timesWithin', { times: many, within: t('within', { count: days }) });
    },
    games: (games: Promotion['games']): string =>
      games.length === 0 ? t('allGames') : list(games.map(nameOf)),
    until: (endsAt: string | null): string =>
      endsAt === null ? t('noEnd') : formatTime(endsAt, 'day', brand.timeZone),
    time: (iso: string): string => formatTime(iso, 'sentence', brand.timeZone),
    nameOf,
    list,
  };
};
