import { useTranslation } from 'react-i18next';
import { useMoneyText } from '@/data/resources/useMoneyText';
import type { PointReward } from '@/data/resources/usePoints';
import { useListText } from '@/data/session/useListText';

/** What the money of a reward asks for before it can be withdrawn. */
export const usePointWords = () => {
  const { t } = useTranslation('points');
  const money = useMoneyText();
  const list = useListText();
  return {
    /** In one short label; undefined for goods. */
    wager: ({ kind, times }: Pick<PointReward, 'kind' | 'times'>): string | undefined => {
      if (kind === 'goods') return undefined;
      return times === 0 ? t('free') : t('wager', { count: times });
    },
    /** Free rounds of so many pieces, with their games; undefined for other rewards. */
    rounds: ({ rounds }: Pick<PointReward, 'rounds'>, pieces: number): string | undefined =>
      rounds
        ? t('rounds', {
            count: rounds.count * pieces,
            stake: money(rounds.stake),
            games: list(rounds.games, true),
          })
        : undefined,
    /** What becomes of what free rounds win, in a sentence. */
    roundsNote: ({ rounds, times }: Pick<PointReward, 'rounds' | 'times'>): string | undefined =>
      rounds
        ? t('roundsNote', {
            count: rounds.days,
            wager: times === 0 ? t('free') : t('wager', { count: times }),
          })
        : undefined,
    /** In a sentence. */
    bound: (times: number, days: number | null): string => {
      if (times === 0) return t('freeMoney');
      return days === null ? t('boundNoEnd', { count: times }) : t('boundMoney', { count: times, days });
    },
  };
};
