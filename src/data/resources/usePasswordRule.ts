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

/** The rule that a new password must satisfy: that of the registration. Until it has loaded, the gateway alone decides. */
export const usePasswordRule = (): FieldRule => {
  const rule = useRegisterSetting().value?.rules.find(({ field }) => field === 'password');
  return rule === undefined ? anything : { ...rule, required: true };
};
