import { useTranslation } from 'react-i18next';
import { sessionLimitMinutes } from '#contract/saferPlay';
import { useAmounts } from '@/data/resources/useAmounts';
import type { AnyLimit } from '@/data/resources/useSaferPlay';
import type { TextProps } from '@/forms/fieldProps';
import { useLimitAmount } from '@/shared/useLimitAmount';
import { Field } from '@/ui/fields/Field';
import { MoneyField } from '@/ui/fields/MoneyField';

interface LimitFieldProps extends TextProps {
  kind: AnyLimit['kind'];
  period: AnyLimit['period'];
  label: string;
}

/** Input for a limit: an amount, or minutes, which are also shown in hours while typing. */
export function LimitField({ kind, period, label, ...field }: LimitFieldProps) {
  const { t } = useTranslation('safer');
  const money = useAmounts();
  const say = useLimitAmount();
  if (kind === 'session') {
    const { least, most } = sessionLimitMinutes;
    const bounds = t('limit.minutesBounds', { least, most: most[period] });
    return (
      <Field
        {...field}
        label={t('limit.minutesOf', { name: label })}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        helper={
          /^\d+$/.test(field.value)
            ? t('limit.minutesTyped', { bounds, time: say(Number(field.value)) })
            : bounds
        }
      />
    );
  }
  return <MoneyField {...field} label={label} money={money} />;
}
