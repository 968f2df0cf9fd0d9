import { useTranslation } from 'react-i18next';
import type { LottoArea } from '#contract/lottery';
import { limits } from '@/config/limits';
import { useOpenedNumbers } from '@/data/resources/useLottery';
import { Loaded } from '@/forms/Loaded';
import { Modal } from '@/ui/overlays/Modal';
import { BoardView } from './BoardView';

interface BoardModalProps {
  area: LottoArea;
  gameCode: string;
  name: string;
  onClose: () => void;
}

/** Result boards of a lottery's latest draws (LOTT-01, opened numbers). */
export function BoardModal({ area, gameCode, name, onClose }: BoardModalProps) {
  const { t } = useTranslation(['lottery', 'common']);
  const opened = useOpenedNumbers(area, gameCode, limits.openedShown);
  return (
    <Modal
      title={t('opened', { name })}
      size="medium"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
    >
      <Loaded of={opened} rows={8} plain>
        {({ list }) => <BoardView draws={list} />}
      </Loaded>
    </Modal>
  );
}
