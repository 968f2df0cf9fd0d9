import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { agentPageOf } from '@/config/agentPageOf';
import { contractRecords, isContractRecord } from '@/config/contractRecords';
import { useConsolidated } from '@/data/session/useConsolidated';
import { Loaded } from '@/forms/Loaded';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CentrePage } from '@/ui/layout/CentrePage';
import { CoinsIcon } from '@/ui/media/icons';
import { ContractRecord } from './ContractRecord';

/** Dividend record, daily wages, hourly and real-time salary: each only with a contract of its kind (AGENT-04). */
export function ContractRecordPage() {
  const { t } = useTranslation('contracts');
  const page = agentPageOf(useLocation().search);
  const { kind, flag } = contractRecords[page && isContractRecord(page) ? page : 'dividendRecord'];
  const flags = useConsolidated();
  return (
    <Loaded of={flags}>
      {(value) =>
        value[flag] === 'none' ? (
          <CentrePage>
            <EmptyState
              icon={<CoinsIcon fontSize={30} />}
              title={t('record.none')}
              text={t('record.noneText')}
            />
          </CentrePage>
        ) : (
          <ContractRecord key={kind} kind={kind} />
        )
      }
    </Loaded>
  );
}
