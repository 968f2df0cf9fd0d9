import { useTranslation } from 'react-i18next';
import type { PointReward } from '@/data/resources/usePoints';

/** What the money of a reward asks for before it can be withdrawn. */
export const usePointWords = () => {
  const { t } = useTranslation('points');
  return {
    /** In one short label; undefined for goods. */
    wager: ({ amount, times }: Pick<PointReward, 'amount' | 'times'>): string | undefined => {
      if (amount === null) return undefined;
      return times === 0 ? t('free') : t('wager', { times });
    },
    /** In a sentence. */
    bound: (times: number, days: number | null): string => {
      if (times === 0) return t('freeMoney');
      return days === null ? t('boundNoEnd', { times }) : t('boundMoney', { times, days });
    },
  };
};
