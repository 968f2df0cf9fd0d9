import type { ReactNode } from 'react';
import { Button } from './Button';
import { StatePanel } from './EmptyState';
import { ArrowsClockwiseIcon, WarningCircleFillIcon } from './icons';

interface ErrorStateProps {
  title: string;
  /** What it means for the player, and what to do. */
  text?: string;
  retryLabel: string;
  onRetry: () => void;
  /** The retry is under way. */
  busy?: boolean;
  /** A second way on, such as support. */
  action?: ReactNode;
  /** For support: shown small, below. */
  code?: string;
  plain?: boolean;
}

/** A part that could not be loaded says so in its own place and offers to try again. */
export function ErrorState({ title, text, retryLabel, onRetry, busy, action, code, plain }: ErrorStateProps) {
  return (
    <StatePanel role="alert" data-plain={plain || undefined}>
      <span className="mark">
        <WarningCircleFillIcon fontSize={32} />
      </span>
      <p className="title">{title}</p>
      {text && <p>{text}</p>}
      <div className="actions">
        <Button
          tone="primary"
          loading={busy}
          onClick={onRetry}
          startIcon={<ArrowsClockwiseIcon fontSize={18} />}
        >
          {retryLabel}
        </Button>
        {action}
      </div>
      {code && <small>{code}</small>}
    </StatePanel>
  );
}
