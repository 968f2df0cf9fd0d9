import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleProblem } from '#contract/fieldRule';
import { MobileInput } from '@/forms/MobileInput';
import { NewPasswordInput } from '@/shared/NewPasswordInput';
import { ruleHint } from '@/forms/ruleText';
import { fieldText } from '@/forms/ruleSchema';
import { SmsCodeInput } from '@/forms/SmsCodeInput';
import { useDateSetting } from '@/shared/useDateSetting';
import { DateField } from '@/ui/fields/DateField';
import { Field } from '@/ui/fields/Field';
import { PasswordField } from '@/ui/fields/PasswordField';
import { Select } from '@/ui/fields/Select';
import { choices, registrationControls } from './registrationControls';
import type { KnownRule } from './registrationRules';
import { draftText } from './registrationValues';
import type { RegistrationVariant } from './registrationVariants';
import type { Registration } from './useRegistration';

interface RegistrationFieldProps {
  rule: KnownRule;
  variant: RegistrationVariant;
  form: Pick<
    Registration,
    | 'text'
    | 'left'
    | 'values'
    | 'setValue'
    | 'sms'
    | 'countries'
    | 'dialling'
    | 'setDialling'
    | 'age'
    | 'account'
  >;
}

/** Earliest birthday offered. */
const earliest = '1900-01-01';

/** 1 January of the year `years` before today. */
const yearsBefore = (today: string, years: number): string => `${Number(today.slice(0, 4)) - years}-01-01`;

/** One field of the form, with the control for its kind; its rule is shown below and turns green once it is met. */
export function RegistrationField({ rule, variant, form }: RegistrationFieldProps) {
  const { t } = useTranslation(['registration', 'forms']);
  const { field, required } = rule;
  const label = t(`field.${field as Exclude<typeof field, 'domain' | 'countryDialingCode'>}`);
  const text = form.text(field);
  const setting = useDateSetting();
  const control = registrationControls[field];
  const Icon = 'Icon' in control ? control.Icon : undefined;
  const icon = useMemo(() => Icon && <Icon fontSize={20} />, [Icon]);
  const typed = fieldText(field, text.value);
  const hint =
    field === 'payeeName' || field === 'fullName'
      ? t('nameHint')
      : ruleHint(rule, (key) => t(`forms:${key}`));
  const met = typed !== '' && ruleProblem(rule, typed) === undefined;
  const secret = { showLabel: t('forms:showPassword'), hideLabel: t('forms:hidePassword') };

  switch (control.kind) {
    case 'mobile':
      return (
        <MobileInput
          text={text}
          required={required}
          countries={form.countries}
          dialling={form.dialling}
          onDialling={form.setDialling}
          rule={hint}
          asUsername={variant === 'registerMobile'}
        />
      );
    case 'code':
      return <SmsCodeInput text={text} sms={form.sms} required={required} />;
    case 'newPassword':
      return (
        <NewPasswordInput
          text={text}
          rule={rule}
          label={label}
          left={form.left(field)}
          required={required}
          account={form.account}
          names={['nickname', 'email'].flatMap((name) => draftText(form.values[name]) ?? [])}
        />
      );
    case 'confirmPassword':
      return (
        <PasswordField {...text} {...secret} label={label} required={required} autoComplete="new-password" />
      );
    case 'pin':
      return (
        <PasswordField
          {...text}
          {...secret}
          label={label}
          required={required}
          autoComplete="off"
          inputMode="numeric"
          helper={hint}
          success={met ? hint : undefined}
        />
      );
    case 'country':
      return (
        <Select
          {...text}
          label={label}
          required={required}
          placeholder={t('choose')}
          options={(form.countries?.codes ?? []).map(({ country, name }) => ({
            value: country,
            label: name,
          }))}
        />
      );
    case 'choice':
      return (
        <Select
          {...text}
          label={label}
          required={required}
          placeholder={t('choose')}
          options={
            field === 'occupation'
              ? choices.occupation.map((value) => ({ value, label: t(`occupation.${value}`) }))
              : choices.sourceOfIncome.map((value) => ({ value, label: t(`sourceOfIncome.${value}`) }))
          }
        />
      );
    case 'day':
      return (
        <DateField
          {...text}
          label={label}
          required={required}
          autoComplete="bday"
          setting={setting}
          min={earliest}
          max={setting.today}
          from={yearsBefore(setting.today, form.age)}
        />
      );
    case 'text': {
      const { input } = { input: {}, ...control };
      return (
        <Field
          {...text}
          {...input}
          label={label}
          required={required}
          helper={hint}
          success={met ? hint : undefined}
          startAdornment={icon}
        />
      );
    }
  }
}
