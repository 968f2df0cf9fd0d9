import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../actions/Button';
import { contractTableClasses as slot, ContractTableRoot } from './ContractTableRoot';
import { CaretDownIcon, CaretUpDownIcon, CaretUpIcon, DownloadSimpleIcon } from '../media/icons';
import { Pagination, type PaginationProps } from '../actions/Pagination';
import { SkeletonBlock } from '../feedback/Skeletons';
import { SideScroll } from '../layout/SideScroll';
import { withClass } from '../styles/withClass';

export interface TableColumn<Row> {
  id: string;
  label: string;
  render: (row: Row) => ReactNode;
  /** Aligns the cells at the end, for numbers. */
  figures?: boolean;
  sortable?: boolean;
  /** Sum of the column, shown in the footer row. */
  total?: ReactNode;
}

export interface TableSort {
  column: string;
  way: 'ascending' | 'descending';
}

interface ContractTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  loading?: boolean;
  /** Shown instead of rows if there are none: an empty or error state. */
  nothing?: ReactNode;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** First cell of the totals row; undefined if no column has a total. */
  totalLabel?: string;
  paging?: PaginationProps;
  exportLabel?: string;
  onExport?: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeContractTable: ContractTableProps<never>;
  }
}

const Wait = styled(SkeletonBlock)({ height: 14, minWidth: 60 });
const skeletonRows = [1, 2, 3, 4, 5];

/**
 * A table for contracts and records with sorting, totals, pages and export. Where it is narrow, as on a phone, each row
 * becomes a block (WL-07).
 */
export function ContractTable<Row>(given: ContractTableProps<Row>) {
  const props = useThemeProps({ props: given, name: 'MarqueeContractTable' });
  const { caption, columns, rows, keyOf, loading, nothing, sort, onSort, totalLabel, ...others } = props;
  const { paging, exportLabel, onExport, className, ...rest } = others;
  const bare = !loading && rows.length === 0;
  return (
    <ContractTableRoot {...rest} className={withClass(slot.root, className)} ownerState={props}>
      {onExport && exportLabel && (
        <div className={slot.tools}>
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
      <SideScroll className={slot.scroll} label={caption}>
        <table className={slot.table} aria-busy={loading || undefined}>
          <caption className={slot.caption}>{caption}</caption>
          <Head columns={columns} sort={sort} onSort={onSort} />
          <tbody>
            {loading && skeletonRows.map((row) => <SkeletonRow key={row} columns={columns.length} />)}
            {!loading &&
              rows.map((row) => (
                <tr key={keyOf(row)} className={slot.row}>
                  {columns.map(({ id, label, figures, render }, index) => (
                    <td key={id} className={classesOf(slot.cell, figures, index > 0)} data-label={label}>
                      {render(row)}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
          {!bare && !loading && <Totals columns={columns} totalLabel={totalLabel} />}
        </table>
      </SideScroll>
      {bare && nothing}
      {paging && !bare && (
        <div className={slot.paging}>
          <Pagination {...paging} />
        </div>
      )}
    </ContractTableRoot>
  );
}

const sortIcons = { ascending: CaretUpIcon, descending: CaretDownIcon, none: CaretUpDownIcon } as const;

/** In a block each cell shows the label of its column. */
const classesOf = (own: string, figures?: boolean, labelled?: boolean) =>
  [own, figures && slot.figures, labelled && slot.labelled].filter(Boolean).join(' ');

function Head<Row>({ columns, sort, onSort }: Pick<ContractTableProps<Row>, 'columns' | 'sort' | 'onSort'>) {
  return (
    <thead className={slot.head}>
      <tr>
        {columns.map(({ id, label, figures, sortable }) => {
          const way = sort?.column === id ? sort.way : 'none';
          const Mark = sortIcons[way];
          const next = way === 'descending' ? 'ascending' : 'descending';
          return (
            <th
              key={id}
              scope="col"
              className={classesOf(slot.headCell, figures)}
              aria-sort={sortable ? way : undefined}
            >
              {sortable && onSort ? (
                <button type="button" className={slot.sort} onClick={() => onSort({ column: id, way: next })}>
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

function Totals<Row>({ columns, totalLabel }: Pick<ContractTableProps<Row>, 'columns' | 'totalLabel'>) {
  if (totalLabel === undefined) return null;
  return (
    <tfoot>
      <tr className={slot.totals}>
        {columns.map(({ id, label, figures, total }, index) =>
          index === 0 ? (
            <th key={id} scope="row" className={slot.totalLabel}>
              {totalLabel}
            </th>
          ) : (
            <td key={id} className={classesOf(slot.total, figures, total !== undefined)} data-label={label}>
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
    <tr className={slot.row} aria-hidden>
      {Array.from({ length: columns }, (_, index) => (
        <td key={index} className={slot.cell}>
          <Wait />
        </td>
      ))}
    </tr>
  );
}
