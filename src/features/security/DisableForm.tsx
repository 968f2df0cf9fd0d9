import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { ShieldCheckIcon } from '@/ui/media/icons';
import { Note } from '@/ui/feedback/Note';
import { Text } from '@/ui/typography/Text';
import type { TwoFactorCalls } from './TwoFactorCalls';

interface DisableFormProps {
  /** Number of unused recovery codes. */
  left: number;
  disable: TwoFactorCalls['disable'];
  onDone: () => void;
}

/** Switches two-factor off with the password and a code: the app's or a recovery code. */
export function DisableForm({ left, disable, onDone }: DisableFormProps) {
  const { t } = useTranslation(['security', 'forms']);
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { password: '', code: '' },
    schema: () =>
      object({
        password: string().required(t('forms:required')),
        code: string().trim().required(t('forms:code')),
      }),
    fieldOfCode: {
      wrong_account_or_password: { field: 'password', as: 'wrongPassword' },
      code_invalid: 'code',
    },
    send: ({ password, code }) => disable(password, code.trim()),
    onDone,
  });
  return (
    <Form ref={form} onSubmit={onSubmit} label={t('twoFactor.disable')}>
      <Note tone={left > 2 ? 'success' : 'warning'} title={t('twoFactor.on')}>
        {t('twoFactor.left', { count: left })}
      </Note>
      <Text tone="secondary">{t('twoFactor.disableLead')}</Text>
      <LoginPasswordInput text={text('password')} />
      <Field
        {...text('code')}
        label={t('twoFactor.anyCode')}
        autoComplete="one-time-code"
        startAdornment={<ShieldCheckIcon fontSize={20} />}
      />
      <FormRefusal failure={failure} />
      <Button type="submit" tone="danger" size="large" fullWidth loading={busy}>
        {t('twoFactor.disable')}
      </Button>
    </Form>
  );
}
