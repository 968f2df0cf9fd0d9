import type { Bet } from '../bets/betRepository.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/announcements/announce.ts';
import { memberRepository } from '../../members/members/memberRepository.ts';
import { winners } from './schema.ts';

/** From where on a win is worth showing, and a message of its own: as it is written in rules. */
const SHOWN = 50_000;
const BIG = 1_000_000;

export const winRecorder = (tx: Queries) => ({
  /** Puts a settled round on the winner board when it is worth it, and tells its player of a big one; open pages hear of both. */
  record: async (bet: Bet, brand: Pick<Tenant, 'moneyStep'>, now: Date): Promise<void> => {
    if (bet.win <= bet.stake || bet.win < scaledSum(SHOWN, brand)) return;
    const member = await memberRepository(tx).byId(bet.merchant, bet.memberId);
    const [row] = await tx
      .insert(winners)
      .values({
        merchant: bet.merchant,
        customerName: member?.nickname ?? '',
        amount: bet.win,
        currency: bet.currency,
        gameCode: bet.gameCode,
        iconUrl: `/covers/${bet.gameCode}`,
        wonAt: now,
      })
      .returning({ id: winners.id });
    const { merchant } = bet;
    if (row !== undefined) await announce(tx, { topic: 'winners', merchant, winner: row.id });
    if (bet.win >= scaledSum(BIG, brand)) {
      const { memberId, currency, gameCode: game } = bet;
      const params = { amount: bet.win.toString(), currency, game };
      // A round is told of once: the message bears its id.
      await tellMember(tx, { newId: () => bet.id }, { merchant, memberId, kind: 'bigWin', params, at: now });
    }
  },
});
