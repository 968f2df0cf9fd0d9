import { useTranslation } from 'react-i18next';
import { useContractStatement } from '@/data/resources/useContracts';
import { Loaded } from '@/forms/Loaded';
import { Modal } from '@/ui/overlays/Modal';
import { StatementView } from './StatementView';

/** One payment of a contract with everything that it was computed from (AGENT-11). */
export function StatementModal({ item = '', onClose }: { item: string | undefined; onClose: () => void }) {
  const { t } = useTranslation(['contracts', 'common']);
  const statement = useContractStatement(item);
  return (
    <Modal
      title={t('record.title')}
      size="medium"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Loaded of={statement} plain>
        {(value) => <StatementView statement={value} />}
      </Loaded>
    </Modal>
  );
}
