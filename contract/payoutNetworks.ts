/** Networks for withdrawals in coins, with the form of their addresses; the gateway also verifies the checksum. */
export const payoutNetworks = {
  'USDT TRC20': /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  'USDT ERC20': /^0x[0-9a-fA-F]{40}$/,
} as const;
export type PayoutNetwork = keyof typeof payoutNetworks;

export const payoutNetworkNames = Object.keys(payoutNetworks) as PayoutNetwork[];

/** The coin of every network above. */
export const payoutCoin = 'USDT';
