import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { EntryCheck } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import { useFormCooldown } from '@/data/core/useFormCooldown';
import { useCountryCodes } from '@/data/resources/useCountryCodes';
import type { AfterEntry } from '@/data/session/useStartSession';
import { useLogin } from '@/data/session/useLogin';
import { useHumanVerifiedCall } from '@/data/session/useHumanVerifiedCall';
import { useSend } from '@/data/core/useSend';
import { useSite } from '@/data/session/siteContext';
import { bareNumber, isMobileNumber } from '@/domain/mobileNumber';
import { useServerForm } from '@/forms/useServerForm';
import { useSmsButton } from '@/forms/useSmsButton';
import { checkOf } from './loginFailure';
import type { LoginPlace } from './loginPlace';

interface SmsLoginOptions {
  readonly place: LoginPlace;
  readonly onDone: (next: AfterEntry) => void;
  readonly onCheck: (check: EntryCheck, remember: boolean) => void;
  readonly onInvalid: (errors: Readonly<Record<string, string>>) => void;
}

const empty = { mobileNum: '', countryDialingCode: '', code: '' };

/** Logic of the log-in by a code sent to a mobile number (LOGIN-16). */
export const useSmsLogin = ({ place, onDone, onCheck, onInvalid }: SmsLoginOptions) => {
  const { t } = useTranslation('forms');
  const { client } = useSite();
  const login = useLogin();
  const send = useSend();
  const callVerified = useHumanVerifiedCall();
  const countries = useCountryCodes(true).value;
  const [warning, setWarning] = useState<Failure>();

  const form = useServerForm({
    initialValues: empty,
    schema: () =>
      object({
        mobileNum: string()
          .required(t('required'))
          .test('mobile', t('mobile'), (number = '') => isMobileNumber(number)),
        code: string().required(t('code')),
      }),
    fieldOfCode: { phone_invalid: 'mobileNum', code_invalid: 'code', code_expired: 'code' },
    send: (values) =>
      login({
        username: bareNumber(values.mobileNum),
        password: values.code,
        type: 'sms',
        ...(place === 'agent' && { agent: true }),
        ...dialled(values),
      }),
    onDone: (next) => onDone(next ?? 'home'),
    onRefused: (failure) => {
      const check = checkOf(failure);
      if (check) onCheck(check, false);
    },
    onInvalid,
  });

  const dialling = form.values.countryDialingCode || (countries?.preferred ?? '');
  const dialled = ({ countryDialingCode }: typeof empty) => {
    const code = countryDialingCode || countries?.preferred;
    return code === undefined ? {} : { countryDialingCode: code };
  };

  const sms = useSmsButton({
    kept: useFormCooldown('login'),
    now: client.clock.now,
    check: () => form.check('mobileNum'),
    send: () =>
      callVerified('sms', (proof) =>
        send('loginSms', {
          mobileNum: bareNumber(form.values.mobileNum),
          ...dialled(form.values),
          ...proof,
        }),
      ),
    onFailure: setWarning,
  });

  return {
    ...form,
    sms,
    dialling,
    countries,
    warning,
    dismiss: () => setWarning(undefined),
  };
};
