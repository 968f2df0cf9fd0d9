import type { GameVendorBooks, Round, Visit } from './gameVendorBooks.ts';
import { strikes, type Faults } from './gameVendorFaults.ts';
import type { gameVendorWallet } from './gameVendorWallet.ts';

const SECOND = 1_000;
const LONGEST = 300;

/** Waits grow from a second to five minutes. */
const wait = (tries: number): number => Math.min(2 ** tries, LONGEST) * SECOND;

interface Options {
  readonly books: GameVendorBooks;
  readonly wallet: ReturnType<typeof gameVendorWallet>;
  readonly clock: () => number;
  readonly faults: () => Faults;
}

/** Takes rounds to their end, by the rules of docs/ports/game-vendor.md. */
export const gameVendorRounds = ({ books, wallet, clock, faults }: Options) => {
  const nameOf = ({ of: { merchant, visit }, round }: Round) => ({ merchant, visit, round });

  const again = (round: Round): void => {
    round.tries += 1;
    round.due = clock() + wait(round.tries);
  };

  const place = async (round: Round): Promise<void> => {
    const { stake, free } = round;
    const bet = { ...nameOf(round), amount: String(stake), ...(free !== undefined && { free }) };
    const told = await wallet.call('bet', bet);
    if (told.kind === 'done') {
      round.state = 'placed';
      if (strikes(faults(), 'wrongAmount')) await wallet.call('bet', { ...bet, amount: String(stake + 1) });
    } else if (told.kind === 'unknown') {
      round.isUnsure = true;
      if (faults().giveUp) round.state = 'voiding';
      again(round);
    } else round.state = round.isUnsure ? 'voiding' : 'refused';
  };

  const settle = async (round: Round): Promise<void> => {
    const win = { ...nameOf(round), amount: String(round.win) };
    const told = await wallet.call('win', win);
    if (told.kind !== 'done') return again(round);
    round.state = 'settled';
    if (strikes(faults(), 'wrongAmount')) await wallet.call('win', { ...win, amount: String(round.win + 1) });
  };

  const cancel = async (round: Round): Promise<void> => {
    const told = await wallet.call('void', nameOf(round));
    if (told.kind === 'done') round.state = 'void';
    else again(round);
  };

  const steps: Partial<Record<Round['state'], (round: Round) => Promise<void>>> = {
    placing: place,
    placed: settle,
    voiding: cancel,
  };

  /** As far as it comes now. */
  const goOn = async (round: Round): Promise<void> => {
    for (;;) {
      const step = steps[round.state];
      if (step === undefined || round.due > clock()) return;
      await step(round);
    }
  };

  return {
    play: async (visit: Visit, staked: Pick<Round, 'stake' | 'free'>): Promise<Round> => {
      const round = books.draw(visit, staked, clock());
      if (visit.mode === 'trial') round.state = 'refused';
      else if (faults().winFirst) await wallet.call('win', { ...nameOf(round), amount: String(round.win) });
      await goOn(round);
      return round;
    },

    /** Gives up a round, whatever became of it; a settled one stays settled. */
    giveUp: async (name: string): Promise<unknown> => {
      const round = books.find(name);
      return round && wallet.call('void', nameOf(round));
    },

    /** Whatever is due by now. */
    goOnAll: async (): Promise<void> => {
      const due = books.open();
      for (const round of faults().backwards ? due.toReversed() : due) await goOn(round);
    },
  };
};
