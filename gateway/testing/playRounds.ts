import { betService } from '../play/seamlessWallet/betService.ts';
import type { GameVisit } from '../play/launch/schema.ts';
import type { TestGateway } from './testGateway.ts';

export interface TestRound {
  readonly stake: number;
  /** What comes back, stake included; absent leaves the round open. `void` gives the stake back. */
  readonly win?: number | 'void';
  readonly gameCode?: string;
  readonly gameType?: string;
  readonly at?: Date;
  /** When it ended; at once unless given. */
  readonly endedAt?: Date;
}

/** Rounds of a member as a vendor would report them: each is booked in the ledger. */
export const playRounds = async (
  { database, clock }: Pick<TestGateway, 'database' | 'clock'>,
  memberId: string,
  rounds: readonly TestRound[],
): Promise<void> => {
  for (const { stake, win, gameCode = 'RNG0001', gameType = 'RNG', at = clock.now(), endedAt } of rounds) {
    const roundRef = clock.newId();
    const visit = {
      id: clock.newId(),
      merchant: 'aurora',
      memberId,
      vassalage: 'NVP',
      gameCode,
      gameType,
    } as GameVisit;
    const call = {
      visit,
      roundRef,
      currency: 'VND',
      timeZone: 'Asia/Ho_Chi_Minh',
      id: clock.newId(),
      now: at,
    } as const;
    await database.transaction((tx) => betService(tx).place(call, BigInt(stake)));
    const ended = { ...call, now: endedAt ?? at };
    if (win === 'void') await database.transaction((tx) => betService(tx).cancel(ended));
    else if (win !== undefined) await database.transaction((tx) => betService(tx).settle(ended, BigInt(win)));
  }
};
