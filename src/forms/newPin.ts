import { string } from 'yup';
import type { FormWords } from './words';

/** Field names of the call `setWithdrawPassword`. */
export interface NewPin {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

const sixDigits = /^\d{6}$/;

/** Rules of a new withdraw password; the gateway refuses easily guessed ones. */
export const newPinRules = (t: FormWords) => ({
  newPassword: string().required(t('required')).matches(sixDigits, t('digits').replace('{0}', '6')),
  confirmNewPassword: string()
    .required(t('required'))
    .test('same', t('confirmPassword'), (typed, { parent }) => typed === (parent as NewPin).newPassword),
});
