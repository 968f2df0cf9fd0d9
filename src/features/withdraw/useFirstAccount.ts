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
 * Where a withdrawal can go. Who has no account yet adds the first one with the same press; it is added once, and shown
 * from then on as the desk will show it.
 */
export const useFirstAccount = (targets: readonly Target[]) => {
  const { clock } = useSite().client;
  const [added, setAdded] = useState<Target>();
  const adding = targets.length === 0 && added === undefined;
  const { value: accounts, add, ...read } = useBankAccounts(adding);
  const cools = (accounts?.coolingHours ?? 0) > 0;
  return {
    adding,
    /** Only the account can be added now: it takes withdrawals later. */
    waits: adding && cools,
    accounts: { ...read, value: accounts },
    targets: added !== undefined && targets.length === 0 ? [added] : targets,
    /** Adds it where there is none, and answers where the money goes. */
    add: async (
      values: BankAccount & { readonly loginPassword: string },
      chosen: string,
    ): Promise<Result<string>> => {
      if (!adding) return { ok: true, value: chosen };
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
