import { useTranslation } from 'react-i18next';
import type { AmountFault } from '@/domain/amountFault';
import { useAmounts } from '@/data/resources/useAmounts';
import type { Slip } from './useSlip';

/** Says what is wrong with a stake of the slip; undefined if nothing is. */
export const useStakeFault = ({ isParlay, least, most }: Pick<Slip, 'isParlay' | 'least' | 'most'>) => {
  const { t } = useTranslation(['sports', 'forms']);
  const money = useAmounts();
  return (fault: AmountFault | undefined): string | undefined => {
    if (fault === undefined) return undefined;
    if (fault === 'empty') return t('forms:required');
    if (fault === 'notAmount') return t('forms:amount.digits');
    return fault === 'tooLittle'
      ? t('tooLow', { amount: money.text(least) })
      : t(isParlay ? 'tooHighParlay' : 'tooHigh', { amount: money.text(most) });
  };
};
