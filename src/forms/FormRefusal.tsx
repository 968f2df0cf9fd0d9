import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';
import { useFailureText } from './useFailureText';

export interface FormRefusalProps {
  failure: Failure | undefined;
  /** A more specific text than the failure's own. */
  text?: string;
  /** The pause that caused the refusal: when it ends, and the address of support. */
  pause?: { until: string | undefined; support: string | undefined } | undefined;
}

/** Shown above a form's button: why the call failed, if no field is the cause. */
export function FormRefusal({ failure, text, pause }: FormRefusalProps) {
  const { t } = useTranslation('common');
  const defaultText = useFailureText(failure, pause?.until);
  if (defaultText === undefined) return null;
  return (
    <Note tone="danger" alert>
      {text ?? defaultText} {pause?.support && <Link href={pause.support}>{t('support')}</Link>}
    </Note>
  );
}
