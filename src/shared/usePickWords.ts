import { useTranslation } from 'react-i18next';
import { useListText } from '@/data/session/useListText';

/** Returns a function that writes the choices of a lottery ticket: numbers as they are, words as a list. */
export const usePickWords = () => {
  const { t } = useTranslation('lottery');
  const list = useListText();
  return (picks: readonly string[]): string => {
    const words: Readonly<Record<string, string>> = t('words', { returnObjects: true });
    const isFigures = picks.every((pick) => words[pick] === undefined);
    return isFigures
      ? picks.join(', ')
      : list(
          picks.map((pick) => words[pick] ?? pick),
          true,
        );
  };
};
