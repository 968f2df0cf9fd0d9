import type { PatternId } from '#contract/patterns';

type Key =
  | 'required'
  | 'correct'
  | 'passwordLength'
  | 'digits'
  | 'confirmPassword'
  | 'mobile'
  | 'code'
  | 'captcha'
  | 'terms'
  | 'age.under'
  | 'age.21'
  | `format.${'username' | 'password' | 'payeeName' | 'mobileNum' | 'email'}`
  | `pattern.${PatternId}`
  | `part.${PartKey}`;

export type PartKey =
  | 'length'
  | 'letterFirst'
  | 'lettersDigits'
  | 'letter'
  | 'digit'
  | 'upper'
  | 'lower'
  | 'symbol'
  | 'noSpaces';

/** Looks up the texts that rules need. */
export type FormWords = (key: Key) => string;
