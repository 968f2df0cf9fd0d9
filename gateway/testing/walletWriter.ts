import { serveWriter } from './serveWriter.ts';
import { performWalletAct, type WalletAct } from './walletActs.ts';

/** Acts that a writer process performs all at once. */
export interface WalletOrder {
  readonly acts: readonly WalletAct[];
}

serveWriter((database, { acts }: WalletOrder) =>
  Promise.all(acts.map((act) => performWalletAct(database, act))),
);
