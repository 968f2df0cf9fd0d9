import { useTranslation } from 'react-i18next';
import { languageTag } from '#locales/languages';
import { useLanguage } from '@/data/session/useLanguage';
import { percentText } from '@/domain/percentText';
import { shareOfRate } from '@/domain/rebateRate';
import { rateRules, type Rates } from './rateForm';

/** Returns the rules of the fields with rates, in the visitor's words. */
export const useRateRules = () => {
  const { t } = useTranslation('agents');
  const tag = languageTag(useLanguage());
  const textOf = (rate: number) => percentText(shareOfRate(rate), tag);
  return (most: Rates, least?: Rates) =>
    rateRules(
      most,
      {
        noRate: t('rates.noRate'),
        tooHigh: (rate) => t('rates.tooHigh', { most: textOf(rate) }),
        tooLow: (rate) => t('rates.tooLow', { least: textOf(rate) }),
      },
      least,
    );
};
