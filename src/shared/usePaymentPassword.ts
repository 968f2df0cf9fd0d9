import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { string, type ObjectShape } from 'yup';
import type { Result } from '@/api/failure';
import { usePaymentTicket } from '@/data/resources/usePaymentTicket';
import { useSend } from '@/data/core/useSend';
import { newPinRules, type NewPin } from '@/forms/newPin';

export interface PaymentValues extends NewPin {
  /** The withdraw password of a member who has one. */
  readonly password: string;
  /** Confirms a new withdraw password. */
  readonly loginPassword: string;
}

export const emptyPayment: PaymentValues = {
  password: '',
  newPassword: '',
  confirmNewPassword: '',
  loginPassword: '',
};

/**
 * The withdraw password of a form that moves money. A member without one sets it with the same submit. It is set only
 * once: if the call is refused after that, the next submit uses it as an existing password.
 */
export const usePaymentPassword = (has: boolean) => {
  const { t } = useTranslation('forms');
  const send = useSend();
  const show = usePaymentTicket();
  const [made, setMade] = useState(false);
  const making = !has && !made;
  return {
    making,
    made,
    rules: (): ObjectShape =>
      making
        ? { ...newPinRules(t), loginPassword: string().required(t('required')) }
        : { password: string().required(t('withdrawPassword')) },
    make: async ({
      newPassword,
      confirmNewPassword,
      loginPassword,
    }: PaymentValues): Promise<Result<null>> => {
      if (!making) return { ok: true, value: null };
      const result = await send('setWithdrawPassword', {
        newPassword,
        confirmNewPassword,
        password: loginPassword,
      });
      if (result.ok) setMade(true);
      return result;
    },
    ticketFor: ({ password, newPassword }: PaymentValues) => show(making ? newPassword : password),
  };
};

/** Cleared by each refusal, so that no press sends money without the password. */
export const paymentSecrets = ['password'] as const;

/** Fields at which the refusals are shown. */
export const paymentFields = {
  withdraw_password_wrong: 'password',
  withdraw_password_missing: 'password',
  wrong_account_or_password: { field: 'loginPassword', as: 'wrongPassword' },
} as const;
