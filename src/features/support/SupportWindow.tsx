import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSupportPanel } from '@/data/session/useSupportPanel';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { Modal } from '@/ui/overlays/Modal';
import { SidePanel } from '@/ui/overlays/SidePanel';

interface SupportWindowProps {
  children: ReactNode;
  /** The content scrolls within itself. */
  fills?: boolean;
  onClose: () => void;
}

/** Frame of a chat with support: a panel that stays beside the page, on a phone a page of its own (INFO-03). */
export function SupportWindow({ children, fills = false, onClose }: SupportWindowProps) {
  const { t } = useTranslation(['support', 'common']);
  const { panel } = useSupportPanel();
  const frame = { title: t('title'), closeLabel: t('common:close'), onClose };
  return useIsPhone() ? (
    <Modal {...frame} size="small" phone="page" fills={fills}>
      {children}
    </Modal>
  ) : (
    <SidePanel {...frame} takesFocus={panel === 'opened'}>
      {children}
    </SidePanel>
  );
}
