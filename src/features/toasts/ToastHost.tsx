import { useTranslation } from 'react-i18next';
import { useToasts } from '@/data/core/useToasts';
import { Toasts, type Toast } from '@/ui/feedback/Toasts';

/** Renders the toasts. */
export function ToastHost() {
  const { kinds, close } = useToasts();
  const { t, ready } = useTranslation(kinds.length > 0 ? ['games', 'common'] : 'common');
  if (kinds.length === 0 || !ready) return null;
  const items = kinds.map((kind): Toast => ({ id: kind, tone: 'error', title: t(`games:toast.${kind}`) }));
  return <Toasts items={items} onClose={close} label={t('common:messages')} closeLabel={t('common:close')} />;
}
