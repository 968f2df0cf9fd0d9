import type { ReactNode } from 'react';
import type { Resource } from '@/data/core/resource';
import { Loaded } from '@/forms/Loaded';
import { CentrePage } from '@/ui/layout/CentrePage';
import { RecordTools } from './RecordTools';
import type { RecordState } from './useRecordState';

interface RecordPageProps<Value> {
  state: RecordState;
  record: Resource<Value>;
  /** Each a part of its own. */
  filters?: readonly ReactNode[];
  end?: ReactNode;
  /** Undefined until it has loaded: each part has a skeleton of its own. */
  children: (value: Value | undefined) => ReactNode;
}

/** A record of chosen days: what narrows it, and below what came or why it did not. */
export function RecordPage<Value>({ state, record, filters, end, children }: RecordPageProps<Value>) {
  return (
    <CentrePage>
      <RecordTools state={state} {...(filters && { filters })} end={end} />
      <Loaded of={record} skeleton={children(undefined)}>
        {children}
      </Loaded>
    </CentrePage>
  );
}
