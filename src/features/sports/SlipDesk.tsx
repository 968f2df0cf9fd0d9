import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { returnTo } from '@/config/returnTo';
import { useAction } from '@/data/core/useAction';
import { useAmounts } from '@/data/resources/useAmounts';
import { useIdentity } from '@/data/session/useIdentity';
import { useLanguage } from '@/data/session/useLanguage';
import { usePayingWallet } from '@/data/resources/usePayingWallet';
import { usePauseOfFailure } from '@/data/session/usePauseOfFailure';
import { useSite } from '@/data/session/siteContext';
import { useSportsBet } from '@/data/resources/useSportsBet';
import { PayingWallet } from '@/shared/PayingWallet';
import { UnresolvedMoneyNote } from '@/forms/UnresolvedMoneyNote';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { Note } from '@/ui/feedback/Note';
import { BetSlip } from './BetSlip';
import type { Board, Slip } from './useSlip';
import type { MatchWords } from './useMatchWords';

interface SlipDeskProps {
  slip: Slip;
  board: Board;
  words: MatchWords;
  paused: boolean;
}

interface Placed {
  readonly stake: bigint;
  readonly odds: string;
  readonly isParlay: boolean;
}

/** The slip and its outcome: placed, refused (the input stays), or unresolved (SPORT-01). */
export function SlipDesk({ slip, board, words, paused }: SlipDeskProps) {
  const { t } = useTranslation('sports');
  const language = useLanguage();
  const { idempotency } = useSite().boot.profile;
  const money = useAmounts();
  const place = useLocation();
  const navigate = useNavigate();
  const { isLogin, isTrial } = useIdentity();
  const { busy, failure, run, forget } = useAction();
  const pause = usePauseOfFailure(failure);
  const [placed, setPlaced] = useState<Placed>();
  const end = (bet: Placed): void => {
    setPlaced(bet);
    forget();
    slip.clear();
  };
  const bets = useSportsBet(({ stake, odds, legs: { length } }) =>
    end({ stake: BigInt(stake.amount), odds, isParlay: length > 1 }),
  );
  const { legs, staked, takesRise } = slip;
  const wallet = usePayingWallet(board.wallet, staked);

  const send = async (): Promise<void> => {
    if (legs.length === 0) return;
    const body = {
      legs: legs.map(({ match, pick: { market, side, line }, odds }) => ({
        ...{ matchId: match.id, market, side, odds },
        ...(line !== undefined && line !== null && { line }),
      })),
      ...{ stake: staked.toString(), takesRise, language },
    };
    await run(async () => {
      const answer = await bets.place(body);
      if (answer.ok) end({ stake: staked, odds: answer.value.odds, isParlay: slip.isParlay });
      return answer;
    });
  };
  const enter = (): void => void navigate('/login', { state: returnTo(place) });
  const instead = isTrial
    ? { label: t('needReal') }
    : isLogin
      ? undefined
      : { label: t('loginToPlace'), onPress: enter };
  // For a changed price the slip itself shows both prices.
  const refused = failure?.code === 'odds_changed' ? undefined : failure;
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
      {placed && legs.length === 0 && (
        <Note ref={takeFocus} tone="success" alert>
          {t('placed', {
            amount: money.text(placed.stake),
            odds: placed.isParlay ? words.product(placed.odds) : words.odds(placed.odds),
          })}
        </Note>
      )}
      {slip.lost > 0 && <Note tone="info">{t('slipLost', { count: slip.lost })}</Note>}
      <BetSlip
        {...{ slip, words, paused, busy, instead }}
        coolingOff={pause !== undefined}
        refusal={<PayingWallet wallet={wallet} failure={refused} pause={pause} />}
        onPlace={() => void send()}
      />
    </>
  );
}
