import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useChangePassword } from '@/data/resources/useChangePassword';
import { useMember } from '@/data/session/useMember';
import { usePasswordRule } from '@/data/resources/usePasswordRule';
import { useReportPattern } from '@/data/core/useReportPattern';
import { ruleSchema } from '@/forms/ruleSchema';
import { useServerForm } from '@/forms/useServerForm';
import { useServerPatterns } from '@/forms/useServerPatterns';

/** Logic of a change of password (PWD-01). */
export const useChangeForm = (onDone: () => void) => {
  const { t } = useTranslation('forms');
  const { change, proved, forced, isFirst } = useChangePassword();
  const rule = usePasswordRule();
  const accepted = useServerPatterns(useReportPattern());
  const form = useServerForm({
    initialValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    schema: () =>
      object({
        oldPassword: proved ? string() : string().required(t('required')),
        newPassword: ruleSchema({ ...rule, field: 'newPassword' }, t, accepted),
        confirmNewPassword: string()
          .required(t('required'))
          .test(
            'same',
            t('confirmPassword'),
            (typed, { parent }) => typed === (parent as NewOne).newPassword,
          ),
      }),
    fieldOfCode: { wrong_account_or_password: { field: 'oldPassword', as: 'wrongPassword' } },
    send: change,
    onDone,
  });
  return { ...form, rule, account: useMember().value?.account, proved, forced, isFirst };
};

interface NewOne {
  readonly newPassword: string;
}
