import type { FocusEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionLimitMinutes } from '#contract/saferPlay';
import { useAmounts } from '@/data/useAmounts';
import type { AnyLimit } from '@/data/useSaferPlay';
import { useLimitAmount } from '@/shared/useLimitAmount';
import { Field } from '@/ui/Field';
import { MoneyField } from '@/ui/MoneyField';

interface LimitFieldProps {
  kind: AnyLimit['kind'];
  period: AnyLimit['period'];
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onValue: (kept: string) => void;
  onBlur: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
}

/** An amount of money or, of a limit on time, of minutes, which are said in hours as they are typed. */
export function LimitField({ kind, period, label, value, onValue, error, ...field }: LimitFieldProps) {
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
        value={value}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
        onChange={({ target }) => onValue(target.value)}
        {...(error === undefined ? {} : { error })}
        helper={/^\d+$/.test(value) ? t('limit.minutesTyped', { bounds, time: say(Number(value)) }) : bounds}
      />
    );
  }
  return (
    <MoneyField
      {...field}
      label={label}
      value={value}
      error={error}
      show={money.show}
      onType={(typed) => onValue(money.keep(typed, value))}
      symbol={money.symbol}
      decimals={money.hasDecimals}
    />
  );
}
