import { currencyExponents, type Currency } from '#contract/money';
import type { Bet } from '../bets/betRepository.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/announcements/announce.ts';
import { memberRepository } from '../../members/members/memberRepository.ts';
import { winners } from './schema.ts';

/** From where on a win is worth showing, in whole units. */
const worthShowing = {
  VND: 50_000n,
  MYR: 10n,
  THB: 70n,
  CNY: 15n,
  BRL: 10n,
  USD: 2n,
} as const satisfies Record<Currency, bigint>;

const isWorthShowing = ({ win, stake, currency }: Bet): boolean =>
  win > stake &&
  win >= worthShowing[currency as Currency] * 10n ** BigInt(currencyExponents[currency as Currency]);

/** So many times as much is worth a message of its own. */
const BIG = 20n;

const isBig = ({ win, currency }: Bet): boolean =>
  win >= BIG * worthShowing[currency as Currency] * 10n ** BigInt(currencyExponents[currency as Currency]);

export const winRecorder = (tx: Queries) => ({
  /** Puts a settled round on the winner board when it is worth it, and tells its player of a big one; open pages hear of both. */
  record: async (bet: Bet, now: Date): Promise<void> => {
    if (!isWorthShowing(bet)) return;
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
    if (isBig(bet)) {
      const { memberId, currency, gameCode: game } = bet;
      const params = { amount: bet.win.toString(), currency, game };
      // A round is told of once: the message bears its id.
      await tellMember(tx, { newId: () => bet.id }, { merchant, memberId, kind: 'bigWin', params, at: now });
    }
  },
});
