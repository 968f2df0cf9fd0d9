import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { usePointsConfig } from '@/data/resources/usePoints';
import { Loaded } from '@/forms/Loaded';
import { Note } from '@/ui/feedback/Note';
import { Modal } from '@/ui/overlays/Modal';
import { ConvertForm } from './ConvertForm';
import { ForMembers } from './ForMembers';
import { RedeemDone } from './RedeemDone';

/** Converts points into money (POINT-01). */
export function ConvertModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['points', 'common']);
  const config = usePointsConfig();
  const [done, setDone] = useState<Value<'pointsConvert'>>();
  return (
    <Modal title={t('convert')} phone="page" onClose={onClose} closeLabel={t('common:close')}>
      {done ? (
        <RedeemDone done={done} onClose={onClose} />
      ) : (
        <Loaded of={config} plain>
          {({ convert }) =>
            convert === null ? (
              <Note tone="info">{t('convertNone')}</Note>
            ) : (
              <ForMembers>
                {(balance) => <ConvertForm convert={convert} balance={balance} onDone={setDone} />}
              </ForMembers>
            )
          }
        </Loaded>
      )}
    </Modal>
  );
}
