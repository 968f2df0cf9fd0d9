import { useTranslation } from 'react-i18next';
import type { WholeRecord } from '@/data/resources/useWholeRecord';
import { recordFile, type RecordFile } from '@/shared/recordFile';
import type { ReportColumn } from './reportColumn';

/** Exports a whole report with the columns that the page shows. */
export const useReportFile = <Row>(
  columns: readonly ReportColumn<Row>[],
  fetchRows: () => Promise<WholeRecord<Row>>,
) => {
  const { t } = useTranslation('records');
  return async (): Promise<RecordFile> => {
    const { rows, isCut } = await fetchRows();
    const lines = rows.map((row) => columns.map(({ file }) => file(row)));
    return recordFile(
      [columns.map(({ label }) => label), ...lines],
      isCut && t('fileCut', { count: rows.length }),
    );
  };
};
