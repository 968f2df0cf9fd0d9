import type { Value } from '#contract/wireTypes';
import { stressTexts } from '../samples';
import { at, vnd } from './units';

const wallet = (vassalage: string, displayName: string, amount: number) => ({
  vassalage,
  displayName,
  balance: vnd(amount),
});

export const wallets: Value<'wallets'> = {
  main: vnd(2_400_000),
  withdrawable: vnd(1_900_000),
  held: vnd(1_500_000),
  vendors: [
    wallet('NVP', 'Nova Play', 0),
    wallet('LMN', 'Lumen Live', 350_000),
    wallet('KRN', 'Kirin', 0),
    wallet('JDW', 'Jadeworks', 1_200_000),
    wallet('ORC', 'Orchid', 0),
  ],
};

export const longWallets: Value<'wallets'> = {
  ...wallets,
  main: { amount: '999999999999', currency: 'VND' },
  vendors: wallets.vendors.map((one) => ({ ...one, displayName: `${one.displayName} ${stressTexts.name}` })),
};

/** Separate wallets; the named vendor's wallet holds `amount`. */
export const walletsWith = (vassalage: string, displayName: string, amount: number): Value<'wallets'> => ({
  ...wallets,
  vendors: [wallet(vassalage, displayName, amount), ...wallets.vendors],
});

export const singleWallet: Value<'wallets'> = { ...wallets, held: vnd(0), vendors: [] };

export const lineDesk: Value<'lineTransferDesk'> = {
  upline: 'dai***88',
  toDownline: false,
  available: vnd(2_400_000),
  least: vnd(50_000),
  most: vnd(100_000_000),
  leftToday: vnd(200_000_000),
  sendable: vnd(2_400_000),
  wageringLeft: vnd(0),
  hasPassword: true,
  recent: [
    { at: at(-1_500), account: 'dai***88', direction: 'out', amount: vnd(500_000) },
    { at: at(-5_800), account: 'dai***88', direction: 'in', amount: vnd(1_250_000) },
  ],
};

export const moved = { moved: vnd(500_000), balance: vnd(1_900_000), at: at(0) };
