import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { Money } from '#contract/money';
import { useAmounts } from '@/data/useAmounts';

interface Bounds {
  readonly least: Money;
  readonly most: Money;
  /** What there is; absent where nothing is taken from it. */
  readonly available?: Money;
  /** What of that no requirement binds; all of it unless given. */
  readonly free?: Money;
}

/** The rule of an amount within its bounds. */
export const useAmountRule = () => {
  const { t } = useTranslation(['cashier', 'forms']);
  const { wire, text, isAmount } = useAmounts();
  return ({ least, most, available, free }: Bounds) => {
    const minor = (kept: string | undefined): bigint => BigInt(wire(kept ?? '') ?? 0);
    return string()
      .required(t('forms:required'))
      .test('amount', t('notAmount'), isAmount)
      .test(
        'least',
        t('tooLittle', { least: text(least) }),
        (kept) => !isAmount(kept) || minor(kept) >= BigInt(least.amount),
      )
      .test('most', t('tooMuch', { most: text(most) }), (kept) => minor(kept) <= BigInt(most.amount))
      .test(
        'available',
        t('moreThanThere', { available: available ? text(available) : '' }),
        (kept) => available === undefined || minor(kept) <= BigInt(available.amount),
      )
      .test(
        'free',
        t('moreThanFree', { available: free ? text(free) : '' }),
        (kept) => free === undefined || minor(kept) <= BigInt(free.amount),
      );
  };
};
