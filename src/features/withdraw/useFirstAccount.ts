import { useState } from 'react';
import type { Result } from '@/api/failure';
import { useBankAccounts } from '@/data/resources/useBankAccounts';
import { useSite } from '@/data/session/siteContext';
import type { WithdrawDesk } from '@/data/resources/useWithdrawDesk';
import { bankAccountOf, type BankAccount } from '@/forms/bankAccount';

type Target = WithdrawDesk['targets'][number];

export const emptyAccount: BankAccount = { bankName: '', number: '', ownerName: '' };

const HOUR = 3_600_000;

/**
 * The bank accounts that a withdrawal can go to. A member without one adds the first account with the same submit. It is
 * added only once, and is listed from then on.
 */
export const useFirstAccount = (targets: readonly Target[]) => {
  const { clock } = useSite().client;
  const [added, setAdded] = useState<Target>();
  const addsAccount = targets.length === 0 && added === undefined;
  const { value: accounts, add, ...read } = useBankAccounts(addsAccount);
  const cools = (accounts?.coolingHours ?? 0) > 0;
  return {
    addsAccount,
    /** Whether only the account can be added now, because it cannot receive withdrawals yet. */
    onlyAddsAccount: addsAccount && cools,
    accounts: { ...read, value: accounts },
    targets: added !== undefined && targets.length === 0 ? [added] : targets,
    /** Adds the account if there is none; returns the account that receives the money. */
    add: async (
      values: BankAccount & { readonly loginPassword: string },
      chosen: string,
    ): Promise<Result<string>> => {
      if (!addsAccount) return { ok: true, value: chosen };
      const account = bankAccountOf(values);
      const result = await add({ ...account, password: values.loginPassword });
      if (!result.ok) return result;
      const { id } = result.value;
      const { bankName, number, ownerName } = account;
      const usableAt = cools
        ? new Date(clock.now() + (accounts?.coolingHours ?? 0) * HOUR).toISOString()
        : null;
      setAdded({ id, kind: 'bank', bankName, tail: number.slice(-4), ownerName, usableAt });
      return { ok: true, value: id };
    },
  };
};
