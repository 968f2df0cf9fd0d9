import { useTranslation } from 'react-i18next';
import type { Query } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { useWholeRecord } from '@/data/resources/useWholeRecord';
import { formatTime } from '@/domain/dates';
import { moveName } from '@/domain/moveName';
import { plainAmount } from '@/domain/plainAmount';
import { recordFile, type RecordFile } from '@/shared/recordFile';

/** Exports the account record of the selected days and filter. */
export const useAccountFile = (query: Omit<Query<'accountRecord'>, 'pageNo' | 'pageSize'>) => {
  const { t } = useTranslation('records');
  const { timeZone } = useSite().boot.brand;
  const fetchWhole = useWholeRecord();
  return async (): Promise<RecordFile> => {
    const { rows, isCut } = await fetchWhole.accountRecord(query);
    const lines = rows.map(({ at, way, ref, amount, balanceAfter }) => [
      formatTime(at, 'popup', timeZone),
      t(moveName(way, amount.amount)),
      ref,
      plainAmount(amount),
      plainAmount(balanceAfter),
    ]);
    const head = [t('time'), t('way'), t('number'), t('amount'), t('balanceAfter')];
    return recordFile([head, ...lines], isCut && t('fileCut', { count: rows.length }));
  };
};
