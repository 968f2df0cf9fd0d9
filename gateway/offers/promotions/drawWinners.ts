import { createHash } from 'node:crypto';
import { drawsOf } from '../../platform/fairness/seedDraws.ts';

export interface DrawPlan {
  /** 32 bytes, hex; its hash was shown before the first ticket. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** Tickets are numbered from 1. */
  readonly tickets: number;
  readonly prizes: readonly { readonly count: number; readonly amount: string }[];
}

export interface DrawnPrize {
  readonly ticket: number;
  readonly amount: string;
}

/** A draw has numbers for so many prizes, see `drawsOf`. */
export const MOST_PRIZES = 200;

/** Made from the holders in the order of their tickets, so that nobody can change the list after the draw. */
export const clientSeedOf = (promotionId: number, holders: readonly string[]): string =>
  `${promotionId}:${holders.length}:${createHash('sha256').update(holders.join('\n')).digest('hex')}`;

/**
 * Who wins: for each prize, the largest first, a number below the count of tickets that are left picks one of them,
 * which leaves the list. Numbers are those of `drawsOf` with nonce 0, so that anybody can draw again.
 */
export const drawWinners = async ({
  serverSeed,
  clientSeed,
  tickets,
  prizes,
}: DrawPlan): Promise<DrawnPrize[]> => {
  const draws = await drawsOf({ serverSeed, clientSeed, nonce: 0 });
  const left = Array.from({ length: tickets }, (_, index) => index + 1);
  const each = prizes.flatMap(({ count, amount }) => Array.from({ length: count }, () => amount));
  return each.slice(0, Math.min(each.length, tickets)).map((amount) => {
    const [ticket = 0] = left.splice(draws.below(left.length), 1);
    return { ticket, amount };
  });
};
