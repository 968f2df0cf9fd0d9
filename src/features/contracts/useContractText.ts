import { useTranslation } from 'react-i18next';
import type { TierField } from '#contract/agentContracts';
import { languageTag } from '#locales/languages';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { useLanguage } from '@/data/session/useLanguage';
import { sizeOfValue, type TierValue } from '@/domain/contractChange';
import { formatTime } from '@/domain/dates';
import { percentText } from '@/domain/percentText';
import { shareOfRate } from '@/domain/rebateRate';

const rates: readonly TierField[] = ['rate', 'profitRate', 'lossRate'];

/** Words and figures of contracts in the member's language. */
export const useContractText = () => {
  const { t } = useTranslation('contracts');
  const money = useMoneyText();
  const tag = languageTag(useLanguage());
  const { timeZone } = useSite().boot.brand;
  const rate = (value: number): string => percentText(shareOfRate(value), tag);
  return {
    rate,
    time: (iso: string): string => formatTime(iso, 'sentence', timeZone),
    day: (iso: string): string => formatTime(iso, 'day', timeZone),
    /** A condition or a rate; a condition of 0 is not considered. */
    value: (field: TierField, value: TierValue): string => {
      if (rates.includes(field)) return rate(Number(sizeOfValue(value)));
      if (value === undefined || sizeOfValue(value) === 0n) return t('any');
      return t('fromValue', {
        value: typeof value === 'number' ? t('people', { count: value }) : money(value),
      });
    },
    /** Account of the other side; null is the house. */
    other: (other: { readonly account: string } | null): string => other?.account ?? t('house'),
  };
};
