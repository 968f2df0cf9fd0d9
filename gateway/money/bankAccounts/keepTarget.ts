import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { bankAccountRepository } from './bankAccountRepository.ts';
import { hideNumber } from './hideNumber.ts';
import type { BankAccount } from './schema.ts';

/** Accounts and addresses together. */
export const mostTargets = 5;
const HOUR = 3_600_000;

const told = { bank: 'bankAccountAdded', crypto: 'receivingAddressAdded' } as const;

/**
 * Keeps where withdrawals can go, after a time to think, and tells its owner. Refuses `quota_exceeded` and, with
 * `field`, what is there already. In a transaction that holds the member.
 */
export const keepTarget = async (
  tx: Queries,
  runtime: Runtime,
  { merchant, memberId }: Player,
  target: Pick<BankAccount, 'kind' | 'bankName' | 'number' | 'ownerName'>,
  field: string,
): Promise<string> => {
  const repository = bankAccountRepository(tx);
  const held = await repository.list({ merchant, memberId });
  if (held.length >= mostTargets) refuse('quota_exceeded');
  const { kind, bankName, number } = target;
  if (held.some((one) => one.bankName === bankName && one.number === number))
    refuse('invalid_fields', { fields: { [field]: 'taken' } });
  const id = runtime.newId();
  const now = runtime.now();
  const { bankCoolingHours } = await settingService(tx).all(merchant);
  const usableAt = new Date(now.getTime() + bankCoolingHours * HOUR);
  await repository.insert({ id, merchant, memberId, ...target, createdAt: now, usableAt });
  await tellMember(tx, runtime, {
    ...{ merchant, memberId, kind: told[kind], at: now },
    params: { bank: bankName, number: hideNumber(number), until: usableAt.toISOString() },
  });
  return id;
};
