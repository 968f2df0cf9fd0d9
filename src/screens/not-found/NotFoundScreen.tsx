import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { NotFoundView } from './NotFoundView';

/** Shown for an unknown route, inside the layout (NAV-13). */
export function NotFoundScreen() {
  const { ready } = useTranslation('status');
  // The footer keeps its place while the words load.
  return ready ? <NotFoundView /> : <PageSkeleton />;
}
