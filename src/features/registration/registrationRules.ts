import { registrationFields, type ModuleId, type RegistrationField } from '#contract/constants';
import type { FieldRule } from '#contract/fieldRule';
import type { RegistrationVariant } from './registrationVariants';

export type KnownRule = FieldRule & { readonly field: RegistrationField };

const isKnown = (rule: FieldRule): rule is KnownRule =>
  registrationFields.some((field) => field === rule.field);

/** Fields that the form sends without showing them, or that are part of another field. */
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

/** Puts the verification code after the number that it is sent to. */
const withCode = (rules: readonly KnownRule[]): KnownRule[] =>
  rules.flatMap((rule) => (rule.field === 'mobileNum' ? [rule, codeRule] : [rule]));

/**
 * The form's fields in the gateway's order (REG-02): the enabled ones, without those that the variant omits. The
 * variant by mobile number starts with the number and requires it; it has a password if MOBILENUMPASSREG3 is on
 * (REG-01). REGMOBVERF3 adds the SMS code (REG-06).
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
