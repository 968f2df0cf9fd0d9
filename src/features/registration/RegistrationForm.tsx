import { styled } from '@mui/material/styles';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { vars } from '#theme/vars';
import { CaptchaInput } from '@/forms/CaptchaInput';
import { SmsWarning } from '@/forms/SmsWarning';
import { useFailureText } from '@/forms/useFailureText';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { FormRow } from '@/ui/fields/FormRow';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';
import { WarningDialog } from '@/ui/overlays/WarningDialog';
import { Consents } from './Consents';
import { RegistrationField } from './RegistrationField';
import { useRegistration, type RegistrationFormProps } from './useRegistration';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('RegistrationForm', ['link']);

const Ends = styled(FormRow)({ color: vars.text.secondary, [`& .${slot.link}`]: { minHeight: 32 } });

const PhoneCheck = lazy(async () => ({
  default: (await import(/* webpackChunkName: "phone-check" */ './PhoneCheck')).PhoneCheck,
}));

/** The form of one variant, built from the gateway's rules. */
export function RegistrationForm({
  children,
  ...props
}: RegistrationFormProps & {
  /** What is given, above what is asked. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation(['registration', 'forms', 'common']);
  const { form: element, ...form } = useRegistration(props);
  const { variant, rules, age, activation } = props;
  const { state } = useLocation() as { state: unknown };
  const refused = form.failure?.code === 'invitation_code_error' ? undefined : form.failure;
  const said = useFailureText(refused);
  return (
    <Form ref={element} onSubmit={form.onSubmit} columns label={activation?.title ?? t('title')}>
      {children}
      {rules.map((rule) => (
        <RegistrationField key={rule.field} rule={rule} variant={variant} form={form} />
      ))}
      {form.captcha && <CaptchaInput text={form.text('captcha')} captcha={form.captcha} required />}
      <Consents tick={form.tick} age={age} />
      {said && (
        <FormRow>
          <Note tone="danger" alert>
            {said}
          </Note>
        </FormRow>
      )}
      <FormRow>
        <Button type="submit" tone="accent" size="large" fullWidth loading={form.busy}>
          {activation?.submit ?? t('submit')}
        </Button>
      </FormRow>
      <Ends variant="links">
        <small>{t('forms:requiredNote')}</small>
        {!activation && (
          <span>
            {t('hasAccount')}{' '}
            <Link className={slot.link} href="/login" state={state}>
              {t('login')}
            </Link>
          </span>
        )}
      </Ends>
      {form.phoneQuestion && (
        <Suspense>
          <PhoneCheck question={form.phoneQuestion} />
        </Suspense>
      )}
      <SmsWarning failure={form.smsFailure} onConfirm={form.dismissSms} />
      {form.invitationRefused && (
        <WarningDialog
          title={t('invitationTitle')}
          confirmLabel={t('common:understood')}
          onConfirm={form.dismissInvitation}
        >
          {t('forms:inviteCode')}
        </WarningDialog>
      )}
    </Form>
  );
}
