/** A visit of a player, as the gateway told it for a ticket. Amounts are minor units. */
export interface Visit {
  readonly merchant: string;
  readonly visit: string;
  readonly player: string;
  readonly gameCode: string;
  readonly mode: 'real' | 'trial';
  readonly parentOrigin: string;
  readonly currency: string;
}

/**
 * `placing`: nobody knows yet whether the stake was taken. `placed`: it was, and the win is to be told. `voiding`: the
 * round is to be given up, whatever became of its stake. The others are ends.
 */
export type RoundState = 'placing' | 'placed' | 'voiding' | 'settled' | 'void' | 'refused';

export interface Round {
  readonly round: string;
  readonly of: Visit;
  readonly stake: number;
  readonly win: number;
  /** Id of the free rounds that it is taken off; none where the player pays. */
  readonly free?: string;
  state: RoundState;
  /** An earlier attempt to place it had no answer: it may arrive still. */
  isUnsure: boolean;
  tries: number;
  /** When it is gone on with, by the vendor's clock. */
  due: number;
}

const wins = [0, 2, 0, 1, 5, 0, 0, 3];
const ends: readonly RoundState[] = ['settled', 'void', 'refused'];

/** What the vendor has dealt. It is drawn and written down before the stake is asked for. */
export const gameVendorBooks = () => {
  const rounds: Round[] = [];
  return {
    draw: (of: Visit, { stake, free }: Pick<Round, 'stake' | 'free'>, now: number): Round => {
      const win = stake * (wins[rounds.length % wins.length] ?? 0);
      const round = `${of.visit.slice(0, 8)}-${rounds.length + 1}`;
      const drawn: Round = {
        ...{ round, of, stake, win, ...(free !== undefined && { free }) },
        ...{ state: 'placing', isUnsure: false, tries: 0, due: now },
      };
      rounds.push(drawn);
      return drawn;
    },
    find: (name: string): Round | undefined => rounds.find(({ round }) => round === name),
    open: (): Round[] => rounds.filter(({ state }) => !ends.includes(state)),
    /** What an auditor gets. */
    list: () =>
      rounds.map(({ round, of: { visit, player }, stake, win, free, state }) => {
        const isPlayed = state === 'settled';
        const moved = { stake: isPlayed ? stake : 0, win: isPlayed ? win : 0 };
        return { round, visit, player, state, ...moved, free: free ?? null };
      }),
  };
};

export type GameVendorBooks = ReturnType<typeof gameVendorBooks>;
