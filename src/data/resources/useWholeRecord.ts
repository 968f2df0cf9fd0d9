import type { Query } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import { useCall } from '../core/useCall';

interface RecordPage<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
}

export interface WholeRecord<Row> {
  readonly rows: readonly Row[];
  /** Whether `rows` has only the newest entries, because the record exceeds the size limit of a file. */
  readonly isCut: boolean;
}

const fetchAllPages = async <Row>(
  page: (pageNo: string) => Promise<RecordPage<Row>>,
): Promise<WholeRecord<Row>> => {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, totalPages } = await page(String(pageNo));
    rows.push(...list);
    if (pageNo >= totalPages || pageNo === limits.exportPages) return { rows, isCut: pageNo < totalPages };
  }
};

const pageSize = String(limits.exportPage);

type RecordQuery<Name extends 'betRecord' | 'accountRecord'> = Omit<Query<Name>, 'pageNo' | 'pageSize'>;

/** Fetches all pages of a record for an export; rejects when a page fails. */
export const useWholeRecord = () => {
  const call = useCall();
  return {
    bets: (query: RecordQuery<'betRecord'>) =>
      fetchAllPages((pageNo) => call('betRecord', { ...query, pageNo, pageSize })),
    account: (query: RecordQuery<'accountRecord'>) =>
      fetchAllPages((pageNo) => call('accountRecord', { ...query, pageNo, pageSize })),
  };
};
