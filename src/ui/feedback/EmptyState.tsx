import type { ReactNode } from 'react';
import { StatePanel, type StatePanelProps } from './StatePanel';

interface EmptyStateProps extends Omit<StatePanelProps, 'actions' | 'code'> {
  /** One harmless thing to do. */
  action?: ReactNode;
}

/** Says one fact: what is not there. */
export const EmptyState = ({ action, ...rest }: EmptyStateProps) => <StatePanel {...rest} actions={action} />;
