import { useTranslation } from 'react-i18next';

const faultKeys = {
  required: 'required',
  pattern: 'correct',
  taken: 'refused.taken',
  mismatch: 'confirmPassword',
  weak: 'refused.weak',
  age: 'refused.age',
  unasked: 'refused.unasked',
  wrongPassword: 'refused.wrongPassword',
} as const;

const isFault = (code: string): code is keyof typeof faultKeys => Object.hasOwn(faultKeys, code);

/** Texts of refusals at their fields; the error texts load with the first refusal. */
export const useFieldFailures = (
  refused: Readonly<Record<string, { readonly code: string }>>,
): Readonly<Record<string, string>> => {
  const codes = Object.entries(refused);
  const { t: errors, ready } = useTranslation(
    codes.every(([, { code }]) => isFault(code)) ? 'common' : 'errors',
  );
  const { t } = useTranslation('forms');
  const wordsOfError = errors as (key: string, other: { defaultValue: string }) => string;
  return Object.fromEntries(
    codes.map(([name, { code }]) => {
      if (isFault(code)) return [name, t(faultKeys[code])];
      return [name, ready ? wordsOfError(`code.${code}`, { defaultValue: t('correct') }) : ''];
    }),
  );
};
