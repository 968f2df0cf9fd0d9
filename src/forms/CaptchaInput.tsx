import { useTranslation } from 'react-i18next';
import { CaptchaField } from '@/ui/CaptchaField';
import type { TextProps } from './fieldProps';

interface CaptchaInputProps {
  text: TextProps;
  captcha: { readonly image: string | undefined; readonly failed: boolean; readonly renew: () => void };
  required?: boolean;
}

export function CaptchaInput({ text, captcha, required }: CaptchaInputProps) {
  const { t } = useTranslation('forms');
  return (
    <CaptchaField
      {...text}
      required={required}
      label={t('captchaLabel')}
      helper={t('captchaHint')}
      image={captcha.image}
      failed={captcha.failed}
      imageLabel={t('captchaImage')}
      renewLabel={t('captchaRenew')}
      onRenew={captcha.renew}
    />
  );
}
