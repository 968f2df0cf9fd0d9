import { useTranslation } from 'react-i18next';
import { string } from 'yup';
import type { Money } from '#contract/money';
import { useAmounts } from '@/data/resources/useAmounts';

interface Bounds {
  readonly least?: Money;
  readonly most?: Money;
}

/** Schema of an amount field; the same error has the same text in every form (SOUND-05). */
export const useAmountSchema = () => {
  const { t } = useTranslation('forms');
  const money = useAmounts();
  return ({ least, most }: Bounds = {}) => {
    const bounds = { least: least && BigInt(least.amount), most: most && BigInt(most.amount) };
    const words = {
      empty: t('required'),
      notAmount: t('amount.digits'),
      tooLittle: least ? t('amount.least', { least: money.text(least) }) : t('amount.some'),
      tooMuch: most ? t('amount.most', { most: money.text(most) }) : '',
    };
    return string().test('amount', (kept = '', { createError }) => {
      const fault = money.fault(kept, bounds);
      return fault === undefined || createError({ message: words[fault] });
    });
  };
};
