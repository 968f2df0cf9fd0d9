import { useTranslation } from 'react-i18next';
import { NewPasswordInput } from '@/shared/NewPasswordInput';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { Note } from '@/ui/feedback/Note';
import { PasswordField } from '@/ui/fields/PasswordField';
import { useChangeForm } from './useChangeForm';

interface ChangeFormProps {
  onDone: () => void;
}

/** Fields for the old password (unless the member has just logged in), the new one with its rules, and its repetition. */
export function ChangeForm({ onDone }: ChangeFormProps) {
  const { t } = useTranslation(['password', 'forms']);
  const { form, text, left, rule, account, proved, forced, isFirst, failure, busy, onSubmit } =
    useChangeForm(onDone);
  const eye = { showLabel: t('forms:showPassword'), hideLabel: t('forms:hidePassword') };
  return (
    <Form ref={form} onSubmit={onSubmit} label={t(isFirst ? 'firstTitle' : 'changeTitle')}>
      {forced && (
        <Note tone="warning" title={t('forcedNote')}>
          {t('forcedWhy')}
        </Note>
      )}
      {isFirst && (
        <Note tone="info" title={t('firstNote', { account })}>
          {t('firstWhy')}
        </Note>
      )}
      {!proved && (
        <PasswordField {...text('oldPassword')} {...eye} label={t('old')} autoComplete="current-password" />
      )}
      <NewPasswordInput
        text={text('newPassword')}
        rule={rule}
        label={t('new')}
        left={left('newPassword')}
        account={account}
      />
      <PasswordField
        {...text('confirmNewPassword')}
        {...eye}
        label={t('confirm')}
        autoComplete="new-password"
      />
      <FormRefusal failure={failure} />
      <Button type="submit" tone="primary" size="large" fullWidth loading={busy}>
        {t('save')}
      </Button>
    </Form>
  );
}
