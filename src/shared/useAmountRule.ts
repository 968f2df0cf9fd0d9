import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/money';
import { useAmounts } from '@/data/resources/useAmounts';
import { useRestricted } from '@/data/session/useRestricted';
import { useAmountSchema } from '@/shared/useAmountSchema';

interface Bounds {
  readonly least: Money;
  readonly most: Money;
  /** The available amount; undefined if nothing is taken from a wallet. */
  readonly available?: Money;
  /** The part of it that no requirement binds; default: all of it. */
  readonly free?: Money;
}

/** Validation of an amount within bounds. */
export const useAmountRule = () => {
  const { t } = useTranslation('cashier');
  const isPaused = useRestricted();
  const { wire, text } = useAmounts();
  const schema = useAmountSchema();
  return ({ least, most, available, free }: Bounds) => {
    const holds = (bound: Money | undefined) => (kept: string | undefined) =>
      bound === undefined || BigInt(wire(kept ?? '') ?? 0) <= BigInt(bound.amount);
    return schema({ least, most })
      .test(
        'available',
        t('moreThanThere', { available: available ? text(available) : '' }),
        holds(available),
      )
      .test(
        'free',
        t(isPaused ? 'moreThanFreeAtRest' : 'moreThanFree', { available: free ? text(free) : '' }),
        holds(free),
      );
  };
};
