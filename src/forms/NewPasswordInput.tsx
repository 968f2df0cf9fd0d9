import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { boundsOf, type FieldRule } from '#contract/fieldRule';
import { isOwnName } from '#contract/isOwnName';
import { withBounds } from '#contract/patterns';
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
  /** Name of the account, where the form knows it: no password may be it. */
  account?: string | undefined;
}

/** A password to be chosen: its rules stand below it from the start and are ticked while it is typed. */
export function NewPasswordInput({ text, rule, label, left, required, account }: NewPasswordInputProps) {
  const { t } = useTranslation('forms');
  const rulesId = useId();
  const typed = text.value !== '';
  // What is wrong is said once: by the field, or by the line that is not met.
  const length = withBounds(t('passwordLength'), boundsOf(rule));
  const format = t('format.password');
  const lines = left && typed && text.error !== length;
  // Which ones are tried first the gateway alone knows; it is asked when the form is sent.
  const easy = typed && (isOwnName(text.value, account) || text.error === t('refused.weak'));
  return (
    <div>
      <PasswordField
        {...text}
        error={text.error?.startsWith(`${format}: `) ? format : text.error}
        label={label}
        required={required}
        autoComplete="new-password"
        rules={rulesId}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
      />
      <RuleList
        id={rulesId}
        label={t('part.list')}
        stateText={{ met: t('part.met'), missing: t('part.missing') }}
        rules={[
          ...ruleParts(rule, t).map(
            ({ text: line, holds }) =>
              ({
                text: line,
                state: typed && holds(text.value) ? 'met' : lines ? 'missing' : 'open',
              }) as const,
          ),
          { text: t('part.guess'), state: easy ? 'missing' : 'open' },
        ]}
      />
    </div>
  );
}
