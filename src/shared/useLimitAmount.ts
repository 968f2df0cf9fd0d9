import { useTranslation } from 'react-i18next';
import { useAmounts } from '@/data/resources/useAmounts';
import type { AnyLimit } from '@/data/resources/useSaferPlay';

const anHour = 60;

/** Formats the amount of a limit: money, or hours and minutes. */
export const useLimitAmount = (): ((amount: AnyLimit['used']) => string) => {
  const { t } = useTranslation('safer');
  const money = useAmounts();
  return (amount) => {
    if (typeof amount !== 'number') return money.text(amount);
    const hours = Math.floor(amount / anHour);
    const minutes = amount % anHour;
    return [
      ...(hours > 0 ? [t('time.hour', { count: hours })] : []),
      ...(minutes > 0 || hours === 0 ? [t('time.minute', { count: minutes })] : []),
    ].join(' ');
  };
};
