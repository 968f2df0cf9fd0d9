import { useTranslation } from 'react-i18next';
import { moneyWays, type MoneyWay } from '#contract/records';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useAccountRecord } from '@/data/resources/useRecords';
import { AccountTable } from './AccountTable';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { ExportButton } from '@/shared/ExportButton';
import { MoveTiles } from './MoveTiles';
import { RecordPage } from '@/shared/RecordPage';
import { useAccountFile } from './useAccountFile';
import { useRecordState } from '@/shared/useRecordState';

/** The account record: each movement of the main wallet and the balance after it (MEM-08). */
export function AccountRecordPage() {
  const { t } = useTranslation('records');
  const state = useRecordState();
  const [way, setWay] = useHistoryState<MoneyWay | undefined>('record way', undefined);
  const filter = { ...(way && { way }) };
  const record = useAccountRecord({ ...state.query, ...filter });
  const makeFile = useAccountFile({ ...state.asked, ...filter });
  return (
    <RecordPage
      state={state}
      record={record}
      filters={[
        <ChoiceFilter
          key="way"
          name="way"
          label={t('way')}
          all={t('allWays')}
          choices={moneyWays}
          labelOf={(one) => t(`ways.${one}`)}
          value={way}
          onChoose={state.narrow(setWay)}
        />,
      ]}
      end={<ExportButton name="account" make={makeFile} disabled={!record.value?.total} />}
    >
      {(value) => (
        <>
          <MoveTiles sums={value?.sums} />
          <AccountTable record={value} page={state.page} onPage={state.setPage} />
        </>
      )}
    </RecordPage>
  );
}
