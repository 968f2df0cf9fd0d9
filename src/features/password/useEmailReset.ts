import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { fitsPattern } from '#contract/patterns';
import { useCaptcha } from '@/data/session/useCaptcha';
import { useHumanVerifiedCall } from '@/data/session/useHumanVerifiedCall';
import { useSend } from '@/data/core/useSend';
import { useServerForm } from '@/forms/useServerForm';

const emailBounds = { min: 3, max: 255 } as const;

/** Logic of a password reset by an e-mail's link (PWD-02). The answer does not reveal whether an account exists. */
export const useEmailReset = (asksCaptcha: boolean, onDone: () => void) => {
  const { t } = useTranslation('forms');
  const send = useSend();
  const callVerified = useHumanVerifiedCall();
  const captcha = useCaptcha('password', asksCaptcha);
  const form = useServerForm({
    initialValues: { username: '', email: '', captcha: '' },
    schema: () =>
      object({
        username: string().trim().required(t('required')),
        email: string()
          .trim()
          .required(t('required'))
          .test('email', t('format.email'), (text = '') => fitsPattern('email', text, emailBounds)),
        captcha: asksCaptcha && !captcha.byWork ? string().trim().required(t('captcha')) : string(),
      }),
    clearOnFailure: ['captcha'],
    fieldOfCode: { captcha_missing: 'captcha', captcha_failed: 'captcha' },
    send: ({ username, email, captcha: letters }) =>
      callVerified('password', async (proof) =>
        send('forgotByEmail', {
          username: username.trim(),
          email: email.trim(),
          ...(asksCaptcha && (await captcha.answer(letters))),
          ...proof,
        }),
      ),
    onDone: () => {
      // The letters are good for one answer.
      form.setValue('captcha', '');
      if (asksCaptcha) captcha.renew();
      onDone();
    },
    onRefused: () => {
      if (asksCaptcha) captcha.renew();
    },
  });
  return { ...form, captcha: asksCaptcha ? captcha : undefined };
};
