import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Modal } from './Modal';

interface WarningDialogProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
}

/** A warning that the user has to acknowledge, above everything else. */
export function WarningDialog({ title, children, confirmLabel, onConfirm }: WarningDialogProps) {
  return (
    <Modal
      alert
      size="small"
      phone="card"
      title={title}
      onClose={onConfirm}
      actions={
        <Button tone="primary" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      }
    >
      <p>{children}</p>
    </Modal>
  );
}
