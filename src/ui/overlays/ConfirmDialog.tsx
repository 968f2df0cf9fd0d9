import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  title: string;
  /** What follows from it, and why it was not done. */
  children: ReactNode;
  /** Leaves everything as it is. */
  keepLabel: string;
  actLabel: string;
  /** @default danger */
  tone?: 'danger' | 'accent';
  /**
   * Names the button in the corner where it says something else.
   * @default keepLabel
   */
  closeLabel?: string;
  /**
   * It is long, and was asked for: it comes from below on a phone and interrupts nothing.
   * @default false
   */
  sheet?: boolean;
  loading: boolean;
  /** @default false */
  disabled?: boolean;
  onAct: () => void;
  onKeep: () => void;
}

/** Asks once more before something is done that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, keepLabel, actLabel, tone = 'danger', closeLabel = keepLabel } = props;
  const { sheet = false, loading, disabled = false, onAct, onKeep } = props;
  return (
    <Modal
      alert={!sheet}
      title={title}
      size="small"
      phone={sheet ? 'sheet' : 'card'}
      onClose={onKeep}
      closeLabel={closeLabel}
      actions={
        <>
          <Button onClick={onKeep}>{keepLabel}</Button>
          <Button tone={tone} loading={loading} disabled={disabled} onClick={onAct}>
            {actLabel}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  );
}
