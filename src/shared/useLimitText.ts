import { useTranslation } from 'react-i18next';
import { usePauseEnd } from '@/data/session/usePauseEnd';
import type { AnyLimit } from '@/data/resources/useSaferPlay';
import { isUsedUp } from '@/domain/limitUse';
import { useLimitAmount } from './useLimitAmount';

/** Says how much a limit leaves, or that it is used up, and when it resets. It suggests no way around the limit. */
export const useLimitText = () => {
  const { t } = useTranslation('safer');
  const endOf = usePauseEnd();
  const say = useLimitAmount();
  return (limit: AnyLimit): string => {
    const { kind, period, amount, left, resetsAt } = limit;
    if (amount === null || left === null) return t('limit.none');
    const words = {
      amount: say(amount),
      left: say(left),
      period: t(`this.${period}`),
      time: endOf(resetsAt) ?? '',
    };
    return t(isUsedUp(limit) ? `limit.full.${kind}` : `limit.left.${kind}`, words);
  };
};
