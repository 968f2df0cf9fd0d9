import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useFailureText } from '@/forms/useFailureText';
import { Link } from '@/ui/actions/Link';
import { Note } from '@/ui/feedback/Note';

/** Says that the market asks for limits before the first stake, with the way to them (decision 100). */
export function LimitsRequired({ failure }: { failure: Failure }) {
  const { t } = useTranslation('shell');
  const modal = useModalAddress();
  return (
    <Note tone="warning" alert>
      {useFailureText(failure)} <Link href={modal('saferPlay')}>{t('footer.saferPlay')}</Link>
    </Note>
  );
}
