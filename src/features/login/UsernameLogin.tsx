import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { EntryCheck } from '#contract/wireTypes';
import type { AfterEntry } from '@/data/session/useStartSession';
import { CaptchaInput } from '@/forms/CaptchaInput';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { FormRow } from '@/ui/fields/FormRow';
import { UserIcon } from '@/ui/media/icons';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';
import { PasswordField } from '@/ui/fields/PasswordField';
import type { LoginPlace } from './loginPlace';
import { useUsernameLogin } from './useUsernameLogin';

const Forgot = styled(Link)({ minHeight: 32 });

interface UsernameLoginProps {
  place: LoginPlace;
  onDone: (next: AfterEntry) => void;
  onCheck: (check: EntryCheck, remember: boolean) => void;
  onInvalid: (errors: Readonly<Record<string, string>>) => void;
}

export function UsernameLogin({ place, ...events }: UsernameLoginProps) {
  const { t } = useTranslation(['login', 'forms']);
  const { form, text, tick, values, failure, submitted, busy, captcha, onSubmit } = useUsernameLogin({
    place,
    ...events,
  });
  const { state } = useLocation() as { state: unknown };
  const nothing = submitted && values.username.trim() === '' && values.password === '';
  return (
    <Form ref={form} onSubmit={onSubmit} label={t('title')}>
      <Field
        {...text('username')}
        label={t('username')}
        autoComplete="username"
        startAdornment={<UserIcon fontSize={20} />}
      />
      <PasswordField
        {...text('password')}
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('forms:showPassword')}
        hideLabel={t('forms:hidePassword')}
      />
      {captcha && <CaptchaInput text={text('captcha')} captcha={captcha} />}
      {nothing && <Note tone="danger">{t('both')}</Note>}
      <FormRefusal failure={failure?.code === 'check_required' ? undefined : failure} />
      <FormRow variant="links">
        {place === 'agent' ? <span /> : <Checkbox {...tick('remember')}>{t('remember')}</Checkbox>}
        <Forgot href="/forgotPassword" state={state}>
          {t('forgot')}
        </Forgot>
      </FormRow>
      <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
        {t('submit')}
      </Button>
    </Form>
  );
}
