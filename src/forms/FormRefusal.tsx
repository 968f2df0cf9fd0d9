import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';
import { useFailureText } from './useFailureText';

export interface FormRefusalProps {
  failure: Failure | undefined;
  /** A more specific text than the failure's own. */
  said?: string;
  /** The pause because of which the call was refused: its end, and the address of customer support. */
  pause?: { until: string | undefined; support: string | undefined } | undefined;
}

/** Shown above a form's button: why the call failed, if no field is the cause. */
export function FormRefusal({ failure, said, pause }: FormRefusalProps) {
  const { t } = useTranslation('common');
  const usual = useFailureText(failure, pause?.until);
  if (usual === undefined) return null;
  return (
    <Note tone="danger" alert>
      {said ?? usual} {pause?.support && <Link href={pause.support}>{t('support')}</Link>}
    </Note>
  );
}
