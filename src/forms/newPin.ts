import { string } from 'yup';
import type { FormWords } from './words';

/** As `setWithdrawPassword` calls them. */
export interface NewPin {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

const sixDigits = /^\d{6}$/;

/** Rules of a new withdraw password; which ones are easily guessed the gateway says. */
export const newPinRules = (t: FormWords) => ({
  newPassword: string().required(t('required')).matches(sixDigits, t('digits').replace('{0}', '6')),
  confirmNewPassword: string()
    .required(t('required'))
    .test('same', t('confirmPassword'), (typed, { parent }) => typed === (parent as NewPin).newPassword),
});
