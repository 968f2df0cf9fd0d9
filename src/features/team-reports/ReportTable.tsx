import { useTranslation } from 'react-i18next';
import { usePaging } from '@/shared/usePaging';
import { ContractTable, type TableSort } from '@/ui/data-display/ContractTable';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ChartBarIcon } from '@/ui/media/icons';
import type { ReportColumn } from './reportColumn';

interface ReportTableProps<Row> {
  caption: string;
  columns: readonly ReportColumn<Row>[];
  /** Undefined until it has loaded. */
  record: { readonly list: readonly Row[]; readonly totalPages?: number } | undefined;
  keyOf: (row: Row) => string;
  page?: number;
  onPage?: (page: number) => void;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

/** Rows of a report with their totals and pages. */
export function ReportTable<Row>({
  caption,
  columns,
  record,
  keyOf,
  page = 1,
  onPage = () => undefined,
  sort,
  onSort,
}: ReportTableProps<Row>) {
  const { t } = useTranslation(['agents', 'records']);
  const paging = usePaging(page, record?.totalPages ?? 1, onPage);
  return (
    <ContractTable
      caption={caption}
      columns={columns}
      rows={record?.list ?? []}
      keyOf={keyOf}
      loading={record === undefined}
      {...(columns.some(({ total }) => total !== undefined) && { totalLabel: t('reports.total') })}
      {...(sort && onSort && { sort, onSort })}
      nothing={
        <EmptyState
          plain
          icon={<ChartBarIcon fontSize={30} />}
          title={t('reports.nothing')}
          text={t('records:changeDays')}
        />
      }
      paging={paging}
    />
  );
}
