import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { usePasswordRule } from '@/data/resources/usePasswordRule';
import { useReportPattern } from '@/data/core/useReportPattern';
import { useSend } from '@/data/core/useSend';
import { ruleSchema } from '@/forms/ruleSchema';
import { useServerForm } from '@/forms/useServerForm';
import { useServerPatterns } from '@/forms/useServerPatterns';

interface NewOne {
  readonly newPassword: string;
}

/** Logic of setting a new password by the one-time link of an e-mail (PWD-05). */
export const useLinkReset = (token: string, onDone: () => void) => {
  const { t } = useTranslation('forms');
  const send = useSend();
  const rule = usePasswordRule();
  const accepted = useServerPatterns(useReportPattern());
  const form = useServerForm({
    initialValues: { newPassword: '', confirmNewPassword: '' },
    schema: () =>
      object({
        newPassword: ruleSchema({ ...rule, field: 'newPassword' }, t, accepted),
        confirmNewPassword: string()
          .required(t('required'))
          .test('same', t('confirmInput'), (typed, { parent }) => typed === (parent as NewOne).newPassword),
      }),
    send: (values) => send('resetByLink', { token, ...values }),
    onDone,
  });
  return { ...form, rule };
};
