import { useTranslation } from 'react-i18next';
import { leadsSomewhere } from '@/config/routes';
import { useSiteLinks } from '@/data/useSiteLinks';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { HeadsetIcon, LockSimpleFillIcon } from '@/ui/icons';
import { Modal } from '@/ui/Modal';

interface NotEnabledModalProps {
  title: string;
  onClose: () => void;
}

/** For a way in that the operator has not opened: says so and names who can help. */
export function NotEnabledModal({ title, onClose }: NotEnabledModalProps) {
  const { t } = useTranslation(['common', 'errors']);
  const { support } = useSiteLinks();
  return (
    <Modal open title={title} size="small" onClose={onClose} closeLabel={t('close')}>
      <EmptyState
        plain
        title={t('errors:code.operation_not_enabled')}
        icon={<LockSimpleFillIcon fontSize={32} />}
        action={
          support !== undefined &&
          leadsSomewhere(support) && (
            <Button tone="primary" href={support} start={<HeadsetIcon fontSize={18} />}>
              {t('support')}
            </Button>
          )
        }
      />
    </Modal>
  );
}
