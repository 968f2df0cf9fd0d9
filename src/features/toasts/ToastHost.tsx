import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ToastKind } from '@/data/core/toasts';
import { useToasts } from '@/data/core/useToasts';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Toasts, type Toast } from '@/ui/feedback/Toasts';

/** Renders the toasts. */
export function ToastHost() {
  const { kinds, close } = useToasts();
  const { t, ready } = useTranslation(kinds.length > 0 ? ['games', 'support', 'common'] : 'common');
  const navigate = useNavigate();
  const modal = useModalAddress();
  if (kinds.length === 0 || !ready) return null;
  const toasts: Readonly<Record<ToastKind, () => Omit<Toast, 'id'>>> = {
    favouriteRefused: () => ({ tone: 'error', title: t('games:toast.favouriteRefused') }),
    supportAnswered: () => ({
      tone: 'info',
      title: t('support:answeredToast'),
      action: {
        label: t('support:open'),
        onClick: () => {
          close('supportAnswered');
          void navigate(modal('chat'));
        },
      },
    }),
  };
  const items = kinds.map((kind): Toast => ({ id: kind, ...toasts[kind]() }));
  return <Toasts items={items} onClose={close} label={t('common:messages')} closeLabel={t('common:close')} />;
}
