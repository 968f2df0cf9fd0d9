import type { FieldRule } from '#contract/fieldRule';
import { useRegisterSetting } from '../session/useRegisterSetting';

const anything: FieldRule = {
  field: 'password',
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 255,
  patternId: 'any',
  acceptedPattern: null,
};

/** The rule for a new password, as in the registration. Until it has loaded, only the gateway checks. */
export const usePasswordRule = (): FieldRule => {
  const rule = useRegisterSetting().value?.rules.find(({ field }) => field === 'password');
  return rule === undefined ? anything : { ...rule, required: true };
};
