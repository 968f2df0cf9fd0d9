import { useTranslation } from 'react-i18next';
import { isErrorCode } from '#contract/errors';

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

/** Words for refusals that stand at a field; the catalogue of errors is fetched with the first of them. */
export const useFieldFailures = (
  refused: Readonly<Record<string, { readonly code: string }>>,
): Readonly<Record<string, string>> => {
  const codes = Object.entries(refused);
  const { t: errors, ready } = useTranslation(
    codes.some(([, { code }]) => isErrorCode(code)) ? 'errors' : 'common',
  );
  const { t } = useTranslation('forms');
  const words = errors as (key: string) => string;
  return Object.fromEntries(
    codes.map(([name, { code }]) => {
      if (isErrorCode(code)) return [name, ready ? words(`code.${code}`) : ''];
      return [name, t(isFault(code) ? faultKeys[code] : 'correct')];
    }),
  );
};
