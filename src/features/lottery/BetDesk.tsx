import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayType } from '#contract/lottery';
import type { Body } from '#contract/wireTypes';
import { useAction } from '@/data/core/useAction';
import { useAmounts } from '@/data/resources/useAmounts';
import { useLanguage } from '@/data/session/useLanguage';
import { usePayingWallet } from '@/data/resources/usePayingWallet';
import { usePauseOfFailure } from '@/data/session/usePauseOfFailure';
import { useSite } from '@/data/session/siteContext';
import { useLotteryBets } from '@/data/resources/useLotteryBets';
import type { SlipLine } from '@/domain/lotteryPicks';
import { PayingWallet } from '@/shared/PayingWallet';
import { UnresolvedMoneyNote } from '@/forms/UnresolvedMoneyNote';
import { Note } from '@/ui/feedback/Note';
import { BetPanel } from './BetPanel';
import { ConfirmBet } from './ConfirmBet';
import { useBetSlip, type LotteryGame } from './useBetSlip';
import { useDrawClock } from './useDrawClock';

const toWire = ({ playType, picks, unitStake, times }: SlipLine): Body<'lotteryBet'>['lines'][number] => ({
  playType,
  picks: [...picks],
  unitStake: unitStake.toString(),
  times,
});

interface BetDeskProps {
  game: LotteryGame;
  playType: PlayType | undefined;
  onBoard: () => void;
}

interface Placed {
  readonly count: number;
  readonly total: bigint;
}

/** Bets on one lottery: the player fills a slip, reviews it and places it (LOTT-01). */
export function BetDesk({ game, playType, onBoard }: BetDeskProps) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { idempotency } = useSite().boot.profile;
  const money = useAmounts();
  const slip = useBetSlip(game, playType);
  const clock = useDrawClock(game);
  const wallet = usePayingWallet(game.wallet, slip.total);
  const [confirming, setConfirming] = useState(false);
  const { busy, failure, run, forget } = useAction();
  const pause = usePauseOfFailure(failure);
  const [placed, setPlaced] = useState<Placed>();
  const end = (bet: Placed): void => {
    setPlaced(bet);
    forget();
    setConfirming(false);
    slip.empty();
  };
  const bets = useLotteryBets((tickets) =>
    end({ count: tickets.length, total: tickets.reduce((sum, { stake }) => sum + BigInt(stake.amount), 0n) }),
  );
  const { next } = game;

  const place = async (): Promise<void> => {
    if (next === null) return;
    const { all, total } = slip;
    const { gameCode } = game;
    const body = { gameCode, drawNo: next.drawNo, lines: all.map(toWire), language };
    await run(async () => {
      const answer = await bets.place(body);
      if (answer.ok) end({ count: all.length, total });
      return answer;
    });
  };
  return (
    <>
      <BetPanel
        game={game}
        slip={slip}
        closed={clock.closed}
        drawing={clock.drawing}
        onCloses={clock.close}
        onDraws={clock.draw}
        onBoard={onBoard}
        onPlace={() => {
          forget();
          setPlaced(undefined);
          setConfirming(true);
        }}
        said={
          bets.unresolved ? (
            <UnresolvedMoneyNote
              title={t('unclear')}
              text={t('unclearText')}
              retryLabel={t('unclearAsk')}
              loading={bets.retrying}
              onRetry={bets.ask}
              keyless={!idempotency}
            />
          ) : (
            <>
              {placed && (
                <Note tone="success" alert>
                  {t('placed', { count: placed.count, amount: money.text(placed.total) })}
                </Note>
              )}
              <PayingWallet wallet={wallet} failure={undefined} />
            </>
          )
        }
      />
      {confirming && next && bets.unresolved === undefined && (
        <ConfirmBet
          name={game.gameName}
          drawNo={next.drawNo}
          lines={slip.all}
          total={slip.total}
          closed={clock.closed}
          busy={busy}
          refusal={<PayingWallet wallet={wallet} failure={failure} pause={pause} />}
          coolingOff={pause !== undefined}
          onPlace={() => void place()}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
