import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Failure } from '@/api/failure';
import { useCaptcha } from '@/data/session/useCaptcha';
import { useFormCooldown } from '@/data/core/useFormCooldown';
import { useCountryCodes } from '@/data/resources/useCountryCodes';
import type { AfterEntry } from '@/data/session/useStartSession';
import { useSessionCall } from '@/data/session/useSessionCall';
import { usePasswordRule } from '@/data/resources/usePasswordRule';
import { useHumanVerifiedCall } from '@/data/session/useHumanVerifiedCall';
import { useReportPattern } from '@/data/core/useReportPattern';
import { useSend } from '@/data/core/useSend';
import { useSite } from '@/data/session/siteContext';
import { bareNumber, isMobileNumber } from '@/domain/mobileNumber';
import { ruleSchema } from '@/forms/ruleSchema';
import { useServerForm } from '@/forms/useServerForm';
import { useServerPatterns } from '@/forms/useServerPatterns';
import { useSmsButton } from '@/forms/useSmsButton';

/** Logic of a password reset by a code to the member's mobile number (PWD-03). */
export const usePhoneReset = (asksCaptcha: boolean, onDone: (next: AfterEntry | null) => void) => {
  const { t } = useTranslation('forms');
  const { client } = useSite();
  const enter = useSessionCall();
  const send = useSend();
  const callVerified = useHumanVerifiedCall();
  const rule = usePasswordRule();
  const accepted = useServerPatterns(useReportPattern());
  const countries = useCountryCodes(true).value;
  const captcha = useCaptcha('password', asksCaptcha);
  const [chosen, setDialling] = useState<string>();
  const [smsFailure, setSmsFailure] = useState<Failure>();
  const dialling = chosen ?? countries?.preferred;
  const dialled = dialling === undefined ? {} : { countryDialingCode: dialling };

  const form = useServerForm({
    initialValues: { mobileNum: '', verificationCode: '', newPassword: '', captcha: '' },
    schema: () =>
      object({
        mobileNum: string()
          .required(t('required'))
          .test('mobile', t('mobileCorrect'), (number = '') => isMobileNumber(number)),
        verificationCode: string().required(t('code')),
        newPassword: ruleSchema({ ...rule, field: 'newPassword' }, t, accepted),
        captcha: asksCaptcha && !captcha.byWork ? string().trim().required(t('captcha')) : string(),
      }),
    clearOnFailure: ['captcha'],
    fieldOfCode: {
      captcha_missing: 'captcha',
      captcha_failed: 'captcha',
      code_invalid: 'verificationCode',
      code_expired: 'verificationCode',
      phone_invalid: 'mobileNum',
    },
    send: ({ mobileNum, verificationCode, newPassword, captcha: letters }) =>
      callVerified('password', async (proof) =>
        enter(
          'forgotByPhone',
          {
            mobileNum: bareNumber(mobileNum),
            verificationCode,
            newPassword,
            ...dialled,
            ...(asksCaptcha && (await captcha.answer(letters))),
            ...proof,
          },
          { by: 'other' },
        ),
      ),
    onDone,
    onRefused: () => {
      if (asksCaptcha) captcha.renew();
    },
  });

  const sms = useSmsButton({
    kept: useFormCooldown('password'),
    now: client.clock.now,
    check: () => form.check('mobileNum'),
    send: () =>
      callVerified('sms', (proof) =>
        send('loginSms', {
          mobileNum: bareNumber(form.values.mobileNum),
          purpose: 'password',
          ...dialled,
          ...proof,
        }),
      ),
    onFailure: setSmsFailure,
  });

  return {
    ...form,
    rule,
    sms,
    smsFailure,
    dismiss: () => setSmsFailure(undefined),
    countries,
    dialling: dialling ?? '',
    setDialling,
    captcha: asksCaptcha ? captcha : undefined,
  };
};
