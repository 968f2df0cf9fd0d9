import { useTranslation } from 'react-i18next';
import { MobileField } from '@/forms/MobileField';
import type { TextProps } from './fieldProps';

interface MobileInputProps {
  text: TextProps;
  /** Undefined until the codes have loaded, or if the form sends none. */
  countries:
    | {
        readonly preferred: string;
        readonly codes: readonly { readonly name: string; readonly dialingCode: string }[];
      }
    | undefined;
  dialling: string;
  onDialling: (code: string) => void;
  /** Whether the number becomes the user name. */
  asUsername?: boolean;
  required?: boolean;
  /** The gateway's rule, shown below the field. */
  rule?: string;
}

/** A mobile number with a country code; the placeholder shows the local format (REG-10). */
export function MobileInput({
  text,
  countries,
  dialling,
  onDialling,
  asUsername,
  required,
  rule,
}: MobileInputProps) {
  const { t } = useTranslation('forms');
  const code = countries && dialling;
  return (
    <MobileField
      {...text}
      required={required}
      label={t('mobileLabel')}
      autoComplete={asUsername ? 'username' : undefined}
      placeholder={code === countries?.preferred ? t('mobileExample') : undefined}
      helper={code && rule ? t('mobileRule', { rule, code }) : rule}
      dialing={
        countries && {
          name: 'countryDialingCode',
          label: t('dialing'),
          value: dialling,
          options: countries.codes.map(({ name, dialingCode }) => ({
            value: dialingCode,
            label: `${name} +${dialingCode}`,
          })),
          onChange: onDialling,
        }
      }
    />
  );
}
