import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { patterns } from '#contract/patterns';
import { trimText } from '#contract/plainText';
import type { Failure } from '@/api/failure';
import { useFormCooldown } from '@/data/core/useFormCooldown';
import { useMemberProfile } from '@/data/resources/useMemberProfile';
import { useSend } from '@/data/core/useSend';
import { useSite } from '@/data/session/siteContext';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { SmsCodeInput } from '@/forms/SmsCodeInput';
import { useServerForm } from '@/forms/useServerForm';
import { useSmsButton } from '@/forms/useSmsButton';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { Text } from '@/ui/typography/Text';

/** A rough check: the gateway knows each country's numbers. */
const isNumber = (text: string): boolean => /^\+?\d[\d ().-]{5,}$/.test(text);

interface ContactFormProps {
  channel: 'mobile' | 'email';
  onDone: () => void;
}

/** Changes a number or address; the member confirms it with the code that was sent there (MEM-02). */
export function ContactForm({ channel, onDone }: ContactFormProps) {
  const { t } = useTranslation(['security', 'forms']);
  const { client } = useSite();
  const send = useSend();
  const { reload } = useMemberProfile();
  const [unsent, setUnsent] = useState<Failure>();
  const looksRight = (typed = '') =>
    typed === '' || (channel === 'mobile' ? isNumber(typed) : patterns.email.holds(typed));
  const { form, text, values, check, failure, busy, onSubmit } = useServerForm({
    initialValues: { recipient: '', code: '', password: '' },
    schema: () =>
      object({
        recipient: string()
          .trim()
          .required(t('forms:required'))
          .test('shape', t('forms:correct'), looksRight),
        code: string().trim().required(t('forms:required')),
        password: string().required(t('forms:required')),
      }),
    fieldOfCode: {
      wrong_account_or_password: { field: 'password', as: 'wrongPassword' },
      code_invalid: 'code',
      code_expired: 'code',
      phone_invalid: 'recipient',
    },
    send: ({ recipient, code, password }) =>
      send('changeContact', { channel, recipient: trimText(recipient), code: code.trim(), password }),
    onDone: () => {
      reload();
      onDone();
    },
  });
  const sms = useSmsButton({
    kept: useFormCooldown(`contact-${channel}`),
    now: client.clock.now,
    check: () => {
      setUnsent(undefined);
      return check('recipient');
    },
    send: () => send('contactCode', { channel, recipient: trimText(values.recipient) }),
    onFailure: setUnsent,
  });
  const isMobile = channel === 'mobile';
  return (
    <Form ref={form} onSubmit={onSubmit} label={t(`contact.${channel}`)}>
      <Text tone="secondary">{t(`contact.lead.${channel}`)}</Text>
      <Field
        {...text('recipient')}
        label={t(`contact.new.${channel}`)}
        type={isMobile ? 'tel' : 'email'}
        inputMode={isMobile ? 'tel' : 'email'}
        autoComplete={isMobile ? 'tel' : 'email'}
      />
      <SmsCodeInput text={text('code')} sms={sms} {...(!isMobile && { label: t('contact.code') })} />
      <LoginPasswordInput text={text('password')} />
      <FormRefusal failure={failure ?? unsent} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
        {t('contact.save')}
      </Button>
    </Form>
  );
}
