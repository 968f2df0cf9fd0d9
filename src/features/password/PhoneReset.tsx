import { useTranslation } from 'react-i18next';
import type { AfterEntry } from '@/data/session/useStartSession';
import { CaptchaInput } from '@/forms/CaptchaInput';
import { MobileInput } from '@/forms/MobileInput';
import { NewPasswordInput } from '@/shared/NewPasswordInput';
import { SmsCodeInput } from '@/forms/SmsCodeInput';
import { SmsWarning } from '@/forms/SmsWarning';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { usePhoneReset } from './usePhoneReset';

interface PhoneResetProps {
  captcha: boolean;
  /** Null if the gateway does not log the member in. */
  onDone: (next: AfterEntry | null) => void;
}

export function PhoneReset({ captcha: asksCaptcha, onDone }: PhoneResetProps) {
  const { t } = useTranslation('password');
  const { form: element, ...form } = usePhoneReset(asksCaptcha, onDone);
  const { text, captcha } = form;
  return (
    <Form ref={element} onSubmit={form.onSubmit} label={t('forgotTitle')}>
      <MobileInput
        asUsername
        text={text('mobileNum')}
        countries={form.countries}
        dialling={form.dialling}
        onDialling={form.setDialling}
      />
      <SmsCodeInput text={text('verificationCode')} sms={form.sms} />
      <NewPasswordInput
        text={text('newPassword')}
        rule={form.rule}
        label={t('new')}
        left={form.left('newPassword')}
      />
      {captcha && <CaptchaInput text={text('captcha')} captcha={captcha} />}
      <FormRefusal failure={form.failure} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={form.busy}>
        {t('reset')}
      </Button>
      <SmsWarning failure={form.smsFailure} onConfirm={form.dismiss} />
    </Form>
  );
}
