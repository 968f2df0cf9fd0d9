import { useTranslation } from 'react-i18next';
import type { Query } from '#contract/wireTypes';
import { useSite } from '@/data/siteContext';
import { useWholeRecord } from '@/data/useWholeRecord';
import { toCsv } from '@/domain/csv';
import { formatTime } from '@/domain/dates';
import { plainAmount } from '@/domain/plainAmount';

/** Writes the account record of the chosen days and filter as a file. */
export const useAccountFile = (query: Omit<Query<'accountRecord'>, 'pageNo' | 'pageSize'>) => {
  const { t } = useTranslation('records');
  const { timeZone } = useSite().boot.brand;
  const { account } = useWholeRecord();
  return async (): Promise<string> => {
    const rows = (await account(query)).map(({ at, way, ref, amount, balanceAfter }) => [
      formatTime(at, 'popup', timeZone),
      t(`ways.${way}`),
      ref,
      plainAmount(amount),
      plainAmount(balanceAfter),
    ]);
    return toCsv([[t('time'), t('way'), t('number'), t('amount'), t('balanceAfter')], ...rows]);
  };
};
