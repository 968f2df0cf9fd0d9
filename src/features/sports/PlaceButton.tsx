import { useTranslation } from 'react-i18next';
import { useAmounts } from '@/data/resources/useAmounts';
import { Button } from '@/ui/actions/Button';
import type { Slip } from './useSlip';
import type { MatchWords } from './useMatchWords';

interface PlaceButtonProps {
  slip: Slip;
  words: MatchWords;
  busy: boolean;
  /** Whether no bet is taken for a reason outside of the slip. */
  disabled: boolean;
  onPlace: () => void;
}

/** Places what is on the slip; names the price that it accepts, and of several bets their number and sum. */
export function PlaceButton({ slip, words, busy, disabled, onPlace }: PlaceButtonProps) {
  const { t } = useTranslation('sports');
  const money = useAmounts();
  const { legs, open, isParlay, isSeveral, isShort, isClashing, isClosed, changed, fault } = slip;
  const bets = { count: open.length, amount: money.text(slip.staked) };
  const place = (): string => (isSeveral ? t('placeMany', bets) : t('place'));
  const take = (): string => {
    if (isSeveral) return t('takeManyAndPlace', bets);
    return isParlay
      ? t('takeAllAndPlace', { odds: words.product(slip.odds) })
      : t('takeAndPlace', { odds: words.odds(legs[0]?.odds ?? '') });
  };
  return (
    <Button
      tone="accent"
      size="large"
      fullWidth
      loading={busy}
      disabled={disabled || isClosed || isShort || isClashing || fault !== undefined}
      onClick={onPlace}
    >
      {changed > 0 ? take() : place()}
    </Button>
  );
}
