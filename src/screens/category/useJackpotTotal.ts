import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages';
import { useJackpots } from '@/data/resources/useJackpots';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useLanguage } from '@/data/session/useLanguage';
import { useSite } from '@/data/session/siteContext';
import { hourOf } from '@/domain/hourOf';

/** The sum of all jackpots, for the head of their page; its place is kept until it is known. */
export const useJackpotTotal = (wanted: boolean) => {
  const { t } = useTranslation('games');
  const { timeZone } = useSite().boot.brand;
  const money = useMoneyText();
  const number = new Intl.NumberFormat(languageTag(useLanguage()));
  const { value, failure } = useJackpots(wanted);
  if (!wanted || value?.count === 0 || (value === undefined && failure !== undefined)) return undefined;
  if (value === undefined) return { label: '\u00a0', amount: '' };
  const { count, at, total } = value;
  return {
    label: t('jackpot.total', { pots: number.format(count), time: hourOf(at, timeZone) }),
    amount: money(total),
  };
};
