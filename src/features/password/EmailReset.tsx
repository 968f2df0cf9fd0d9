import { useTranslation } from 'react-i18next';
import { CaptchaInput } from '@/forms/CaptchaInput';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { EnvelopeSimpleIcon, UserIcon } from '@/ui/media/icons';
import { useEmailReset } from './useEmailReset';

interface EmailResetProps {
  captcha: boolean;
  onDone: () => void;
}

export function EmailReset({ captcha: asksCaptcha, onDone }: EmailResetProps) {
  const { t } = useTranslation('password');
  const { form, text, captcha, failure, busy, onSubmit } = useEmailReset(asksCaptcha, onDone);
  return (
    <Form ref={form} onSubmit={onSubmit} label={t('forgotTitle')}>
      <Field
        {...text('username')}
        label={t('username')}
        autoComplete="username"
        startAdornment={<UserIcon fontSize={20} />}
      />
      <Field
        {...text('email')}
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        startAdornment={<EnvelopeSimpleIcon fontSize={20} />}
      />
      {captcha && <CaptchaInput text={text('captcha')} captcha={captcha} />}
      <FormRefusal failure={failure} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
        {t('sendLink')}
      </Button>
    </Form>
  );
}
