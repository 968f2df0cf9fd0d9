import type { RegistrationField } from '#contract/constants';
import { failed, type Result } from '@/api/failure';

/** Turns the refusal of an invitation into an error of the invitation field, if the form has one (REG-05). */
export const invitationAt = <Value>(
  field: RegistrationField | undefined,
  result: Result<Value>,
): Result<Value> =>
  result.ok || field === undefined || result.failure.code !== 'invitation_code_error'
    ? result
    : failed({ ...result.failure, value: { fields: { [field]: 'invitation_code_error' } } });
