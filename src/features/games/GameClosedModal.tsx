import { useTranslation } from 'react-i18next';
import { useHotGames } from '@/data/resources/useHotGames';
import { useModalAddress } from '@/data/session/useModalAddress';
import { Button } from '@/ui/actions/Button';
import { Modal } from '@/ui/overlays/Modal';
import { GameSuggestions } from './GameSuggestions';

const reasons = ['needReal', 'maintenance'] as const;
type Reason = (typeof reasons)[number];

const isReason = (item: string | undefined): item is Reason => reasons.some((known) => known === item);

interface GameClosedModalProps {
  item: string | undefined;
  onClose: () => void;
}

/**
 * Says why a game does not open: trial accounts may not play it, or it is in maintenance; then it suggests other
 * games (GAME-06).
 */
export function GameClosedModal({ item, onClose }: GameClosedModalProps) {
  const { t } = useTranslation(['games', 'common']);
  const modal = useModalAddress();
  const reason = isReason(item) ? item : 'maintenance';
  return (
    <Modal
      title={t(`closed.${reason}`)}
      size={reason === 'maintenance' ? 'large' : 'small'}
      phone="card"
      alert={reason === 'needReal'}
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        reason === 'needReal' && (
          <>
            <Button href={modal('register')}>{t('closed.register')}</Button>
            <Button tone="primary" onClick={onClose}>
              {t('closed.understood')}
            </Button>
          </>
        )
      }
    >
      <p>{t(`closed.${reason}Text`)}</p>
      {reason === 'maintenance' && <OpenGames />}
    </Modal>
  );
}

function OpenGames() {
  const { t } = useTranslation('games');
  const { value } = useHotGames();
  const open = value?.list.filter(({ maintenanceEnd }) => maintenanceEnd === null);
  return <GameSuggestions title={t('closed.others')} games={open} />;
}
