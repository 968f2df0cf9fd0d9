import { noMarket } from '#contract/market';
import type { Player } from '../http/policy/caller.ts';
import { oneTimeTokenStore } from '../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { Refusal } from '../platform/refusal/refusal.ts';
import { systemRuntime as runtime } from '../platform/runtime/runtime.ts';
import { promotionService } from '../offers/promotions/promotionService.ts';
import { redeemPoints } from '../offers/points/redeemPoints.ts';
import { serveWriter } from './serveWriter.ts';

export interface OfferOrder {
  readonly callers: readonly Player[];
  readonly promotionId: number;
  readonly rewardId: number;
  /** Price of the reward. */
  readonly points: number;
}

/** So many members come at once. */
const AT_ONCE = 8;

const brand = { currency: 'VND', moneyStep: 1_000, timeZone: 'Asia/Ho_Chi_Minh', market: noMarket } as const;
const delivery = { name: 'Nguyễn Văn A', phone: '0912345678', address: '18 Trần Phú' };

const refusedOr = async (act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};

// A gateway as a process of its own: every member claims the promotion and redeems the reward.
serveWriter<OfferOrder>(async (database, { callers, promotionId, rewardId, points }) => {
  const waiting = [...callers];
  const next = async (): Promise<void> => {
    const caller = waiting.shift();
    if (caller === undefined) return;
    const { merchant, memberId } = caller;
    await refusedOr(() =>
      database.transaction((tx) =>
        promotionService(tx, runtime, brand).claim(caller, promotionId, runtime.now()),
      ),
    );
    const tickets = oneTimeTokenStore(database.queries, runtime);
    const ticket = await tickets.issue(merchant, 'payment', { memberId });
    await refusedOr(() =>
      database.transaction((tx) =>
        redeemPoints(tx, runtime, brand, caller, { id: rewardId, quantity: 1, points, delivery, ticket }),
      ),
    );
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
});
