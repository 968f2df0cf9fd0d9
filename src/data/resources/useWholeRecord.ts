import type { Query } from '#contract/wireTypes';
import type { GetName } from '@/api/client';
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

/** A query of a record without the page. */
type Whole<Name extends GetName> = Omit<Query<Name>, 'pageNo' | 'pageSize'>;

/** Fetches all pages of a record for an export; rejects when a page fails. */
export const useWholeRecord = () => {
  const call = useCall();
  return {
    betRecord: (query: Whole<'betRecord'>) =>
      fetchAllPages((pageNo) => call('betRecord', { ...query, pageNo, pageSize })),
    accountRecord: (query: Whole<'accountRecord'>) =>
      fetchAllPages((pageNo) => call('accountRecord', { ...query, pageNo, pageSize })),
    teamBetRecord: (query: Whole<'teamBetRecord'>) =>
      fetchAllPages((pageNo) => call('teamBetRecord', { ...query, pageNo, pageSize })),
    teamBets: (query: Whole<'teamBets'>) =>
      fetchAllPages((pageNo) => call('teamBets', { ...query, pageNo, pageSize })),
    teamTransactions: (query: Whole<'teamTransactions'>) =>
      fetchAllPages((pageNo) => call('teamTransactions', { ...query, pageNo, pageSize })),
    teamStatements: (query: Whole<'teamStatements'>) =>
      fetchAllPages((pageNo) => call('teamStatements', { ...query, pageNo, pageSize })),
    agentIncome: (query: Whole<'agentIncome'>) =>
      fetchAllPages((pageNo) => call('agentIncome', { ...query, pageNo, pageSize })),
  };
};
