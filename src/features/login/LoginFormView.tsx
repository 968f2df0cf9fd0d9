import { styled } from '@mui/material/styles';
import type { FormEventHandler, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Button } from '@/ui/Button';
import { Field, type FieldProps } from '@/ui/Field';
import { UserIcon } from '@/ui/icons';
import { Link } from '@/ui/Link';
import { PasswordField } from '@/ui/PasswordField';

const Form = styled('form')({
  display: 'grid',
  gap: space[3],
  '& p': { margin: 0, color: vars.text.secondary },
  '& [role=alert]': { color: vars.danger.main, fontWeight: 600 },
  '& .links': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${space[1]} ${space[3]}`,
  },
});

type Bound = Pick<FieldProps, 'name' | 'value' | 'onChange' | 'error'>;

interface LoginFormViewProps {
  field: (name: 'username' | 'password') => Bound;
  /** Why the last try failed, in words. */
  failure?: string;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  ref?: Ref<HTMLFormElement>;
}

/** The form without logic; bubble and popup are shells round it. */
export function LoginFormView({ field, failure, busy, onSubmit, ref }: LoginFormViewProps) {
  const { t } = useTranslation('login');
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      <p>{t('lead')}</p>
      <Field
        {...field('username')}
        label={t('username')}
        autoComplete="username"
        start={<UserIcon fontSize={18} />}
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
      {failure && <p role="alert">{failure}</p>}
      <Button type="submit" tone="primary" wide busy={busy}>
        {t('submit')}
      </Button>
      <div className="links">
        <Link href="/forgotPassword">{t('forgot')}</Link>
        <span>
          {t('noAccount')} <Link href="/register">{t('register')}</Link>
        </span>
      </div>
    </Form>
  );
}
