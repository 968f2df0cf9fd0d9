import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { media } from '@/ui/styles/media';
import { Modal } from '@/ui/overlays/Modal';
import { aboveTabBar } from '@/ui/styles/styleParts';

const Bar = styled('div')({
  position: 'fixed',
  insetInline: 14,
  bottom: 14,
  zIndex: 5,
  [media.phone]: { bottom: aboveTabBar },
});

interface SlipSheetProps {
  /** The formatted price on the slip; undefined while the slip is empty. */
  odds: string | undefined;
  children: ReactNode;
}

/** On a narrow page the slip is a sheet that a bar opens. It stays open to show the outcome. */
export function SlipSheet({ odds, children }: SlipSheetProps) {
  const { t } = useTranslation(['sports', 'common']);
  const [open, setOpen] = useState(false);
  return (
    <>
      {odds !== undefined && !open && (
        <Bar>
          <Button tone="primary" size="large" fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('slipOpen', { odds })}
          </Button>
        </Bar>
      )}
      {open && (
        <Modal
          title={t('slip')}
          size="small"
          phone="sheet"
          onClose={() => setOpen(false)}
          closeLabel={t('common:close')}
        >
          {children}
        </Modal>
      )}
    </>
  );
}
