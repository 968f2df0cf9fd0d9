import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { ArrowsClockwiseIcon, WarningCircleFillIcon } from '../media/icons';
import { StatePanel, type StatePanelProps } from './StatePanel';

interface ErrorStateProps extends Omit<StatePanelProps, 'picture' | 'icon' | 'actions'> {
  /** What it means for the player, and what to do. */
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  loading?: boolean;
  /** A second way on, such as support. */
  action?: ReactNode;
  /** For support: shown small, below. */
  code?: string;
}

/** A part that could not be loaded says so in its own place and offers to try again. */
export function ErrorState({ retryLabel, onRetry, loading, action, ...rest }: ErrorStateProps) {
  return (
    <StatePanel
      role="alert"
      {...rest}
      icon={<WarningCircleFillIcon fontSize={32} />}
      actions={
        <>
          <Button
            tone="primary"
            loading={loading}
            onClick={onRetry}
            startIcon={<ArrowsClockwiseIcon fontSize={18} />}
          >
            {retryLabel}
          </Button>
          {action}
        </>
      }
    />
  );
}
