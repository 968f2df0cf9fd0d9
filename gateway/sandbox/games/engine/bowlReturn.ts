/** What comes back of a stake that won, of hundredths paid besides it. */
export const bowlReturn = (stake: number, pays: number): number => stake + Math.floor((stake * pays) / 100);
