import { useTranslation } from 'react-i18next';
import { NotFoundView } from './NotFoundView';

/** Shown for an unknown route, inside the layout (NAV-13). */
export function NotFoundScreen() {
  const { ready } = useTranslation('status');
  return ready ? <NotFoundView /> : null;
}
