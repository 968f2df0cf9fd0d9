import type { ReactNode } from 'react';
import { StatePanel, type StatePanelProps } from './StatePanel';

interface EmptyStateProps extends Omit<StatePanelProps, 'actions' | 'code'> {
  /** One safe action to offer. */
  action?: ReactNode;
}

/** Says that there is no content. */
export const EmptyState = ({ action, ...rest }: EmptyStateProps) => <StatePanel {...rest} actions={action} />;
