import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '@/data/core/resource';
import { Loaded } from '@/forms/Loaded';
import { RecordTools } from '@/shared/RecordTools';
import type { RecordState } from '@/shared/useRecordState';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CentrePage } from '@/ui/layout/CentrePage';
import { UsersIcon } from '@/ui/media/icons';

interface ReportPageProps<Value> {
  state: RecordState;
  record: Resource<Value>;
  /** One element per filter. */
  filters?: readonly ReactNode[];
  end?: ReactNode;
  /** Above the filters. */
  before?: ReactNode;
  /** Renders the report; `value` is undefined until it has loaded. */
  children: (value: Value | undefined) => ReactNode;
}

/** Whether the gateway knows no such account in the caller's line (AGENT-10). */
export const isUnknown = (record: Resource<unknown>): boolean => record.failure?.code === 'not_found';

/** Page of a report on the line: days and filters, and below them its figures or why there are none. */
export function ReportPage<Value>({ state, record, filters, end, before, children }: ReportPageProps<Value>) {
  const { t } = useTranslation('agents');
  return (
    <CentrePage>
      {before}
      <RecordTools state={state} {...(filters && { filters })} end={end} />
      {isUnknown(record) ? (
        <EmptyState
          icon={<UsersIcon fontSize={30} />}
          title={t('reports.unknown')}
          text={t('reports.unknownText')}
        />
      ) : (
        <Loaded of={record} skeleton={children(undefined)}>
          {children}
        </Loaded>
      )}
    </CentrePage>
  );
}
