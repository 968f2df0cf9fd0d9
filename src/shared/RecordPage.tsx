import type { ReactNode } from 'react';
import type { Resource } from '@/data/core/resource';
import { Loaded } from '@/forms/Loaded';
import { CentrePage } from '@/ui/layout/CentrePage';
import { RecordTools } from './RecordTools';
import type { RecordState } from './useRecordState';

interface RecordPageProps<Value> {
  state: RecordState;
  record: Resource<Value>;
  /** One element per filter. */
  filters?: readonly ReactNode[];
  end?: ReactNode;
  /** Renders the record; `value` is undefined until it has loaded, so that each section shows its own skeleton. */
  children: (value: Value | undefined) => ReactNode;
}

/** Page of a record: date range and filters, and below them the rows or the failure. */
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
