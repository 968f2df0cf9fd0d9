import { createContext } from 'react';

/** What the pots of games hold, as text by game code; cards below it show them in place of the vendor. */
export const JackpotAmounts = createContext<ReadonlyMap<string, string>>(new Map());
