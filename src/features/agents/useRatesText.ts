import { languageTag } from '#locales/languages';
import { useListText } from '@/data/session/useListText';
import { useLanguage } from '@/data/session/useLanguage';
import { percentText } from '@/domain/percentText';
import { shareOfRate } from '@/domain/rebateRate';
import { givenTypes, type Rates } from './rateForm';
import { useGameTypeName } from '@/shared/useGameTypeName';

/** Returns a function that writes rates in one line: `Slots 1.2%, Live 0.8%`, or a dash for none. */
export const useRatesText = () => {
  const tag = languageTag(useLanguage());
  const nameOf = useGameTypeName();
  const list = useListText();
  return (rates: Rates): string =>
    list(
      givenTypes(rates).map((type) => `${nameOf(type)} ${percentText(shareOfRate(rates[type] ?? 0), tag)}`),
      true,
    ) || '–';
};
