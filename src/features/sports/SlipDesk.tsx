import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { useAmounts } from '@/data/resources/useAmounts';
import { useIdentity } from '@/data/session/useIdentity';
import { usePayingWallet } from '@/data/resources/usePayingWallet';
import { usePauseOfFailure } from '@/data/session/usePauseOfFailure';
import { useSite } from '@/data/session/siteContext';
import { PayingWallet } from '@/shared/PayingWallet';
import { UnresolvedMoneyNote } from '@/forms/UnresolvedMoneyNote';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { Note } from '@/ui/feedback/Note';
import { BetSlip } from './BetSlip';
import { pickId } from './slipPicks';
import { usePlaceSlip } from './usePlaceSlip';
import type { Board, Slip } from './useSlip';
import type { MatchWords } from './useMatchWords';

interface SlipDeskProps {
  slip: Slip;
  board: Board;
  words: MatchWords;
  paused: boolean;
}

/** The slip and its outcome: placed, refused (the input stays), or unresolved (SPORT-01). */
export function SlipDesk({ slip, board, words, paused }: SlipDeskProps) {
  const { t } = useTranslation('sports');
  const { idempotency } = useSite().boot.profile;
  const money = useAmounts();
  const place = useLocation();
  const navigate = useNavigate();
  const { isLogin, isTrial } = useIdentity();
  const { bets, busy, failure, refusals, placed, send } = usePlaceSlip(slip);
  const pause = usePauseOfFailure(failure);
  const wallet = usePayingWallet(board.wallet, slip.staked);
  const enter = (): void => void navigate('/login', { state: returnTo(place) });
  const instead = isTrial
    ? { label: t('needReal') }
    : isLogin
      ? undefined
      : { label: t('loginToPlace'), onPress: enter };
  const { legs } = slip;
  const [only] = legs;
  // A refused single that is left alone has no line of its own for the reason.
  const ofOnly = only && !slip.isSeveral ? refusals[pickId(only)] : undefined;
  const reason = failure ?? ofOnly;
  // For a changed price the slip itself shows both prices.
  const refused = reason?.code === 'odds_changed' ? undefined : reason;
  if (bets.unresolved)
    return (
      <UnresolvedMoneyNote
        title={t('unclear')}
        text={t('unclearText')}
        retryLabel={t('unclearAsk')}
        loading={bets.retrying}
        onRetry={bets.ask}
        keyless={!idempotency}
      />
    );
  return (
    <>
      {placed && (
        <Note ref={legs.length === 0 ? takeFocus : null} tone="success" alert>
          {placed.count > 1
            ? t('placedMany', { count: placed.count, amount: money.text(placed.stake) })
            : t('placed', {
                amount: money.text(placed.stake),
                odds: placed.isParlay ? words.product(placed.odds) : words.odds(placed.odds),
              })}
        </Note>
      )}
      {slip.lost > 0 && <Note tone="info">{t('slipLost', { count: slip.lost })}</Note>}
      <BetSlip
        {...{ slip, words, paused, busy, instead, refusals }}
        coolingOff={pause !== undefined}
        refusal={<PayingWallet wallet={wallet} failure={refused} pause={pause} />}
        onPlace={send}
      />
    </>
  );
}
