import type { ReactNode } from 'react';
import { Button } from './Button';
import { ContractTableRoot } from './ContractTableRoot';
import { CaretDownIcon, CaretUpDownIcon, CaretUpIcon, DownloadSimpleIcon } from './icons';
import { Pagination, type PaginationProps } from './Pagination';
import { SkeletonBlock } from './Skeletons';
import { useScrollFocus } from './useScrollFocus';

export interface TableColumn<Row> {
  id: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** Figures stand at the end of their cell, words at its start. */
  figures?: boolean;
  sortable?: boolean;
  /** Sum of the column, for the row at the foot. */
  total?: ReactNode;
}

export interface TableSort {
  column: string;
  way: 'ascending' | 'descending';
}

interface ContractTableProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  loading?: boolean;
  /** In place of rows where there are none: empty or error state. */
  nothing?: ReactNode;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** First cell of the row of totals; absent where nothing is summed. */
  totalLabel?: string;
  paging?: PaginationProps;
  exportLabel?: string;
  onExport?: () => void;
}

const skeletonRows = [1, 2, 3, 4, 5];

/** Contracts and records: sorts, sums, pages, exports; on a phone each row is a block of its own (WL-07). */
export function ContractTable<Row>(props: ContractTableProps<Row>) {
  const { caption, columns, rows, keyOf, loading, nothing, paging, exportLabel, onExport } = props;
  const bare = !loading && rows.length === 0;
  const scroller = useScrollFocus<HTMLDivElement>();
  return (
    <ContractTableRoot>
      {onExport && exportLabel && (
        <div className="tools">
          <Button
            size="small"
            disabled={bare || loading}
            onClick={onExport}
            startIcon={<DownloadSimpleIcon fontSize={16} />}
          >
            {exportLabel}
          </Button>
        </div>
      )}
      <div className="scroll" ref={scroller} role="group" aria-label={caption}>
        <table aria-busy={loading || undefined}>
          <caption>{caption}</caption>
          <Head {...props} />
          <tbody>
            {loading && skeletonRows.map((row) => <SkeletonRow key={row} columns={columns.length} />)}
            {!loading &&
              rows.map((row) => (
                <tr key={keyOf(row)}>
                  {columns.map(({ id, label, figures, render }) => (
                    <td key={id} data-label={label} data-figures={figures || undefined}>
                      {render(row)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
          {!bare && !loading && <Totals {...props} />}
        </table>
      </div>
      {bare && nothing}
      {paging && !bare && (
        <div className="paging">
          <Pagination {...paging} />
        </div>
      )}
    </ContractTableRoot>
  );
}

const sortIcons = { ascending: CaretUpIcon, descending: CaretDownIcon, none: CaretUpDownIcon } as const;

function Head<Row>({ columns, sort, onSort }: ContractTableProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, label, figures, sortable }) => {
          const way = sort?.column === id ? sort.way : 'none';
          const Mark = sortIcons[way];
          const next = way === 'descending' ? 'ascending' : 'descending';
          return (
            <th
              key={id}
              scope="col"
              data-figures={figures || undefined}
              aria-sort={sortable ? way : undefined}
            >
              {sortable && onSort ? (
                <button type="button" onClick={() => onSort({ column: id, way: next })}>
                  {label}
                  <Mark fontSize={14} />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Totals<Row>({ columns, totalLabel }: ContractTableProps<Row>) {
  if (totalLabel === undefined) return null;
  return (
    <tfoot>
      <tr>
        {columns.map(({ id, label, figures, total }, index) =>
          index === 0 ? (
            <th key={id} scope="row">
              {totalLabel}
            </th>
          ) : (
            <td key={id} data-label={label} data-figures={figures || undefined}>
              {total}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}

function SkeletonRow({ columns }: { columns: number }) {
  return (
    <tr aria-hidden>
      {Array.from({ length: columns }, (_, index) => (
        <td key={index}>
          <SkeletonBlock className="wait" />
        </td>
      ))}
    </tr>
  );
}
