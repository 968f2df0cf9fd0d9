import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';
import { useFailureText } from './useFailureText';

export interface FormRefusalProps {
  failure: Failure | undefined;
  /** In place of the usual words, where more is known of it. */
  said?: string;
  /** The break it tells of: when it is over, and where customer support is reached. */
  rest?: { until: string | undefined; support: string | undefined } | undefined;
}

/** Above the button of a form: why its call failed, where no field is to blame. */
export function FormRefusal({ failure, said, rest }: FormRefusalProps) {
  const { t } = useTranslation('common');
  const usual = useFailureText(failure, rest?.until);
  if (usual === undefined) return null;
  return (
    <Note tone="danger" alert>
      {said ?? usual} {rest?.support && <Link href={rest.support}>{t('support')}</Link>}
    </Note>
  );
}
