import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { boundsOf, type FieldRule } from '#contract/fieldRule';
import { isOwnName } from '#contract/isOwnName';
import { withBounds } from '#contract/patterns';
import { usePasswordHint } from '@/data/resources/usePasswordHint';
import { LiveText } from '@/ui/typography/LiveText';
import { PasswordField } from '@/ui/fields/PasswordField';
import { RuleList } from '@/ui/data-display/RuleList';
import type { TextProps } from '@/forms/fieldProps';
import { ruleParts } from '@/forms/ruleParts';

interface NewPasswordInputProps {
  text: TextProps;
  rule: FieldRule;
  label: string;
  /** Whether the field was left or the form submitted: unmet rules are red from then on. */
  left: boolean;
  required?: boolean;
  /** Name of the account, if the form knows it: the password must not equal it. */
  account?: string | undefined;
  /** Other names of the owner that the form knows. */
  names?: readonly string[];
}

/**
 * Input for a new password. Its rules are listed below from the start and are ticked while the user types. At each
 * pause in typing the gateway says whether the password is weak; screen readers hear that once, not at every key
 * stroke.
 */
export function NewPasswordInput(props: NewPasswordInputProps) {
  const { text, rule, label, left, required, account = '', names = [] } = props;
  const { t } = useTranslation('forms');
  const rulesId = useId();
  const typed = text.value !== '';
  // Each error is shown once: by the field, or by the unmet line.
  const length = withBounds(t('passwordLength'), boundsOf(rule));
  const format = t('format.password');
  const lines = left && typed && text.error !== length;
  const parts = ruleParts(rule, t);
  const isOwn = isOwnName(text.value, account);
  const meetsRule = typed && parts.every(({ holds }) => holds(text.value));
  const hint = usePasswordHint(meetsRule && !isOwn ? text.value : '', [account, ...names]);
  const weakness = isOwn ? 'personal' : hint;
  const refused = text.error === t('refused.weak');
  const said = weakness ? t(`weakness.${weakness}`) : hint === null ? t('weakness.none') : undefined;
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
          ...parts.map(
            ({ text: line, holds }) =>
              ({
                text: line,
                state: typed && holds(text.value) ? 'met' : lines ? 'missing' : 'open',
              }) as const,
          ),
          {
            text: weakness ? t(`weakness.${weakness}`) : t('part.guess'),
            state: weakness || refused ? 'missing' : hint === null ? 'met' : 'open',
          },
        ]}
      />
      <LiveText>{typed ? said : undefined}</LiveText>
    </div>
  );
}
