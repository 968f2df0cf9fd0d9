import { useTranslation } from 'react-i18next';
import { formatTime } from '@/domain/dates';
import { useSite } from '@/data/session/siteContext';
import { useIdentity } from '@/data/session/useIdentity';
import { useMember } from '@/data/session/useMember';
import { usePause } from '@/data/session/usePause';
import { PauseSummary } from '@/shared/PauseSummary';
import { Button } from '@/ui/actions/Button';
import { Modal } from '@/ui/overlays/Modal';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { useBalanceText } from './useBalanceText';

/**
 * Greets a member after a log-in with the balance and the time of the last log-in, so that a log-in by somebody else
 * is noticed. During a break or self-exclusion it shows when the pause ends and what is available meanwhile (SAFE-03,
 * SAFE-04).
 */
export function AfterLoginModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { timeZone } = useSite().boot.brand;
  const { value: member } = useMember();
  const { isTrial } = useIdentity();
  const { amount } = useBalanceText();
  const pause = usePause();
  return (
    <Modal
      size="small"
      title={
        pause
          ? t('afterLoginResting')
          : t('afterLoginTitle', { name: member?.nickname || (member?.account ?? '') })
      }
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t('continue')}
        </Button>
      }
    >
      {pause && <PauseSummary pause={pause} />}
      {member === undefined || pause === undefined ? (
        <TextSkeleton lines={2} />
      ) : (
        <p>
          {member.lastLoginAt === null
            ? t('firstLogin')
            : t('lastLogin', { time: formatTime(member.lastLoginAt, 'sentence', timeZone) })}
        </p>
      )}
      {!isTrial && amount && <p>{t('balance', { amount })}</p>}
    </Modal>
  );
}
