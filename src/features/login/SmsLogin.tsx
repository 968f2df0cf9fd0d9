import { useTranslation } from 'react-i18next';
import type { EntryCheck } from '#contract/wireTypes';
import type { AfterEntry } from '@/data/session/useStartSession';
import { MobileInput } from '@/forms/MobileInput';
import { SmsCodeInput } from '@/forms/SmsCodeInput';
import { SmsWarning } from '@/forms/SmsWarning';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import type { LoginPlace } from './loginPlace';
import { useSmsLogin } from './useSmsLogin';

interface SmsLoginProps {
  place: LoginPlace;
  onDone: (next: AfterEntry) => void;
  onCheck: (check: EntryCheck, remember: boolean) => void;
  onInvalid: (errors: Readonly<Record<string, string>>) => void;
}

export function SmsLogin(events: SmsLoginProps) {
  const { t } = useTranslation('login');
  const login = useSmsLogin(events);
  const { form, text, failure, busy, sms, countries } = login;
  return (
    <Form ref={form} onSubmit={login.onSubmit} label={t('title')}>
      <MobileInput
        asUsername
        text={text('mobileNum')}
        countries={countries}
        dialling={login.dialling}
        onDialling={(code) => login.setValue('countryDialingCode', code)}
      />
      <SmsCodeInput text={text('code')} sms={sms} />
      <FormRefusal failure={failure?.code === 'check_required' ? undefined : failure} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
        {t('submit')}
      </Button>
      <SmsWarning failure={login.warning} onConfirm={login.dismiss} />
    </Form>
  );
}
