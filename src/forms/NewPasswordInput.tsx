import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#contract/fieldRule';
import { PasswordField } from '@/ui/PasswordField';
import { RuleList } from '@/ui/RuleList';
import type { TextProps } from './fieldProps';
import { ruleParts } from './ruleParts';

interface NewPasswordInputProps {
  text: TextProps;
  rule: FieldRule;
  label: string;
  /** The field was left or the form sent: what is missing is red from then on. */
  left: boolean;
  required?: boolean;
}

/** A password to be chosen: its rules stand below it from the start and are ticked while it is typed. */
export function NewPasswordInput({ text, rule, label, left, required }: NewPasswordInputProps) {
  const { t } = useTranslation('forms');
  const typed = text.value !== '';
  return (
    <div>
      <PasswordField
        {...text}
        label={label}
        required={required}
        autoComplete="new-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
      <RuleList
        label={t('part.list')}
        stateText={{ met: t('part.met'), missing: t('part.missing') }}
        rules={ruleParts(rule, t).map(({ text: line, holds }) => ({
          text: line,
          state: typed && holds(text.value) ? 'met' : left && typed ? 'missing' : 'open',
        }))}
      />
    </div>
  );
}
