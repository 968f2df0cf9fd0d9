import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { ArrowsClockwiseIcon, WarningCircleFillIcon } from '../media/icons';
import { StatePanel, type StatePanelProps } from './StatePanel';

interface ErrorStateProps extends Omit<StatePanelProps, 'picture' | 'icon' | 'actions'> {
  /** What the error means for the player and what the player can do. */
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  /** Whether the retry is running. */
  loading?: boolean;
  /** A second action, such as a link to support. */
  action?: ReactNode;
  /** Reference for support, in small type below. */
  code?: string;
}

/** Replaces content that failed to load, with a retry button. */
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
