import { useTranslation } from 'react-i18next';
import { usePauseEnd } from '@/data/session/usePauseEnd';
import type { AnyLimit, SaferPlay } from '@/data/resources/useSaferPlay';
import { useLimitAmount } from '@/shared/useLimitAmount';
import { useLimitName } from './useLimitName';

/**
 * The gateway's answer to a changed limit as text: it applies, or it waits and from when it can be confirmed
 * (SAFE-01).
 */
export const useLimitResultText = () => {
  const { t } = useTranslation('safer');
  const say = useLimitAmount();
  const endOf = usePauseEnd();
  const nameOf = useLimitName();
  return ({ kind, period }: Pick<AnyLimit, 'kind' | 'period'>, now: SaferPlay): string => {
    const limits: readonly AnyLimit[] = [...now.limits, ...now.timeLimits];
    const limit = limits.find((one) => one.kind === kind && one.period === period);
    if (limit === undefined) return t('limit.saved');
    const { amount, next } = limit;
    const name = nameOf(limit);
    if (next === null)
      return t('limit.savedAs', { name, amount: amount === null ? t('limit.no') : say(amount) });
    const time = endOf(next.at) ?? '';
    return next.amount === null
      ? t('limit.liftsFrom', { name, time })
      : t('limit.raisesFrom', { name, time, amount: say(next.amount) });
  };
};
