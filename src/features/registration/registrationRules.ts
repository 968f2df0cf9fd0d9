import { registrationFields, type ModuleId, type RegistrationField } from '#contract/constants';
import type { FieldRule } from '#contract/fieldRule';
import type { RegistrationVariant } from './registrationVariants';

export type KnownRule = FieldRule & { readonly field: RegistrationField };

const isKnown = (rule: FieldRule): rule is KnownRule =>
  registrationFields.some((field) => field === rule.field);

/** Sent without being asked for, or part of another field. */
const unseen: ReadonlySet<RegistrationField> = new Set(['domain', 'countryDialingCode']);

const codeRule: KnownRule = {
  field: 'verificationCode',
  enabled: true,
  required: true,
  minLength: 0,
  maxLength: 255,
  patternId: null,
  acceptedPattern: null,
};

/** A code is asked for after the number it goes to. */
const withCode = (rules: readonly KnownRule[]): KnownRule[] =>
  rules.flatMap((rule) => (rule.field === 'mobileNum' ? [rule, codeRule] : [rule]));

/**
 * Fields of the form in the server's order (REG-02): what is enabled, less what a variant does without. The variant by
 * mobile number begins with it and needs it; its password goes with MOBILENUMPASSREG3 (REG-01). REGMOBVERF3 asks for the
 * code of a text message (REG-06).
 */
export const registrationRules = (
  rules: readonly FieldRule[],
  variant: RegistrationVariant,
  on: ReadonlySet<ModuleId>,
): KnownRule[] => {
  const verifies = on.has('REGMOBVERF3');
  const shown = rules
    .filter(isKnown)
    .filter(({ field, enabled }) => enabled || (verifies && field === 'mobileNum'))
    .filter(({ field }) => !unseen.has(field) && field !== 'verificationCode');
  const must = (rule: KnownRule): KnownRule => ({ ...rule, enabled: true, required: true });
  if (variant === 'register')
    return verifies ? withCode(shown.map((rule) => (rule.field === 'mobileNum' ? must(rule) : rule))) : shown;
  const number = rules.filter(isKnown).find(({ field }) => field === 'mobileNum');
  const passwords = on.has('MOBILENUMPASSREG3');
  const rest = shown.filter(
    ({ field }) =>
      field !== 'username' &&
      field !== 'mobileNum' &&
      (passwords || (field !== 'password' && field !== 'confirmPassword')),
  );
  const all = [...(number === undefined ? [] : [must(number)]), ...rest];
  return verifies ? withCode(all) : all;
};
