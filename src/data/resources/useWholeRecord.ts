import type { Query } from '#contract/wireTypes';
import { limits } from '@/config/limits';
import { useCall } from '../core/useCall';

interface RecordPage<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
}

export interface WholeRecord<Row> {
  readonly rows: readonly Row[];
  /** The record has more rows than a file takes: these are the newest. */
  readonly isCut: boolean;
}

const whole = async <Row>(page: (pageNo: string) => Promise<RecordPage<Row>>): Promise<WholeRecord<Row>> => {
  const rows: Row[] = [];
  for (let at = 1; ; at += 1) {
    const { list, totalPages } = await page(String(at));
    rows.push(...list);
    if (at >= totalPages || at === limits.exportPages) return { rows, isCut: at < totalPages };
  }
};

const pageSize = String(limits.exportPage);

type Whole<Name extends 'betRecord' | 'accountRecord'> = Omit<Query<Name>, 'pageNo' | 'pageSize'>;

/** Fetches records page after page, for a file; rejects where a page cannot be had. */
export const useWholeRecord = () => {
  const call = useCall();
  return {
    bets: (query: Whole<'betRecord'>) => whole((pageNo) => call('betRecord', { ...query, pageNo, pageSize })),
    account: (query: Whole<'accountRecord'>) =>
      whole((pageNo) => call('accountRecord', { ...query, pageNo, pageSize })),
  };
};
