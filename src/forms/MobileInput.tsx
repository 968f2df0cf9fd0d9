import { useTranslation } from 'react-i18next';
import { MobileField } from '@/forms/MobileField';
import type { TextProps } from './fieldProps';

interface MobileInputProps {
  text: TextProps;
  /** Undefined until the codes have loaded, or where the form sends none. */
  countries:
    | {
        readonly preferred: string;
        readonly codes: readonly { readonly name: string; readonly dialingCode: string }[];
      }
    | undefined;
  dialling: string;
  onDialling: (code: string) => void;
  /** It is what the account is called. */
  asUsername?: boolean;
  required?: boolean;
  /** What the server's rule asks of what is typed, said below. */
  rule?: string;
}

/** A mobile number with the code of its country; the placeholder suggests how numbers look here (REG-10). */
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
