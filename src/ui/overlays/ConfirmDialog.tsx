import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Modal } from './Modal';

interface ConfirmDialogProps {
  title: string;
  /** The consequences of the action, and why it failed. */
  children: ReactNode;
  /** Label of the button that cancels. */
  keepLabel: string;
  actLabel: string;
  /** @default danger */
  tone?: 'danger' | 'accent';
  /**
   * Accessible name of the close button, if it differs from `keepLabel`.
   * @default keepLabel
   */
  closeLabel?: string;
  /**
   * For a long dialog that the user opened: it slides up from below on a phone, and is not announced as an alert.
   * @default false
   */
  sheet?: boolean;
  loading: boolean;
  /** @default false */
  disabled?: boolean;
  onAct: () => void;
  onKeep: () => void;
}

/** Asks for confirmation of an action that cannot be undone. */
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
