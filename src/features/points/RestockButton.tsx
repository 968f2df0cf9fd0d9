import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAction } from '@/data/core/useAction';
import { useRestock, type PointReward } from '@/data/resources/usePoints';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { BellIcon, BellRingingIcon } from '@/ui/media/icons';
import { LiveText } from '@/ui/typography/LiveText';

const Said = styled(LiveText)({ fontSize: textSize.caption, color: vars.text.secondary });

interface RestockButtonProps {
  reward: Pick<PointReward, 'id' | 'title'>;
  /** The member has asked already. */
  awaited: boolean;
}

/** Asks to be told once when a sold-out reward is back, and takes that back (POINT-01). */
export function RestockButton({ reward, awaited }: RestockButtonProps) {
  const { t } = useTranslation('points');
  const { busy, failure, run } = useAction();
  const restock = useRestock();
  const label = awaited ? t('restockStop') : t('restock');
  return (
    <>
      <Said shown>{awaited && t('restockAsked')}</Said>
      <Button
        fullWidth
        variant={awaited ? 'soft' : 'outline'}
        startIcon={awaited ? <BellRingingIcon fontSize={16} /> : <BellIcon fontSize={16} />}
        loading={busy}
        aria-label={`${label}: ${reward.title}`}
        onClick={() => void run(() => restock(reward.id, !awaited))}
      >
        {label}
      </Button>
      <FormRefusal failure={failure} />
    </>
  );
}
