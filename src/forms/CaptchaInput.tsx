import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Note } from '@/ui/feedback/Note';
import type { TextProps } from './fieldProps';

const CaptchaField = lazy(async () => ({
  default: (await import(/* webpackChunkName: "captcha" */ '@/ui/fields/CaptchaField')).CaptchaField,
}));

interface CaptchaInputProps {
  text: TextProps;
  captcha: {
    readonly image: string | undefined;
    readonly failed: boolean;
    readonly renew: () => void;
    readonly work: 'picture' | 'busy' | 'done' | 'failed';
    readonly toWork: () => void;
    readonly toPicture: () => void;
  };
  required?: boolean;
}

/** The letters of a captcha picture; a visitor who cannot read it lets the browser do a proof of work. */
export function CaptchaInput({ text, captcha, required }: CaptchaInputProps) {
  const { t } = useTranslation('forms');
  const { work } = captcha;
  const byWork = work === 'busy' || work === 'done';
  const field = {
    ...text,
    required,
    label: t('captchaLabel'),
    helper: t(work === 'failed' ? 'captchaWorkFailed' : 'captchaHint'),
  };
  return (
    <div>
      {byWork ? (
        <Note tone={work === 'done' ? 'success' : 'info'} alert>
          {t(work === 'done' ? 'captchaWorked' : 'verifying')}
        </Note>
      ) : (
        <Suspense fallback={<Field {...field} disabled />}>
          <CaptchaField
            {...field}
            image={captcha.image}
            failed={captcha.failed}
            imageLabel={t('captchaImage')}
            renewLabel={t('captchaRenew')}
            onRenew={captcha.renew}
          />
        </Suspense>
      )}
      <Button variant="text" size="small" onClick={byWork ? captcha.toPicture : captcha.toWork}>
        {t(byWork ? 'captchaRead' : 'captchaUnread')}
      </Button>
    </div>
  );
}
