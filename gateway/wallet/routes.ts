import type { Handlers } from '../endpoints/handlers.ts';
import { balanceOf } from '../ledger/balanceOf.ts';
import type { Parts } from '../module.ts';

export const walletModule = ({ database }: Parts) => {
  const { queries } = database;
  return {
    balance: async ({ caller, merchant, tenant: { currency } }) => {
      const account = { kind: 'member', owner: caller.memberId } as const;
      const amount = await balanceOf(queries, merchant, account, currency);
      return { balance: { amount: amount.toString(), currency } };
    },
  } satisfies Handlers;
};
