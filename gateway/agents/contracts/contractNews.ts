import type { MessageKind } from '#contract/messageKinds';
import { tellMember } from '../../members/notifications/tellMember.ts';
import type { ContractParts } from './contractParts.ts';
import { contractStore } from './contractStore.ts';
import type { Contract } from './schema.ts';

interface Told {
  readonly contract: Pick<Contract, 'kind' | 'uplineId' | 'downlineId'>;
}

/** Tells a side of a contract what the other did; the house reads no messages. */
export const contractNews = ({ queries, runtime, tenant: { merchantCode }, now }: ContractParts) => {
  const store = contractStore(queries);
  const tell = async (
    { kind: contract }: Told['contract'],
    [memberId, other]: readonly [string | null, string | null],
    kind: MessageKind,
    params: Readonly<Record<string, string>>,
  ): Promise<void> => {
    if (memberId === null) return;
    const names = await store.namesOf(merchantCode, other === null ? [] : [other]);
    // An empty account stands for the house.
    const account = (other === null ? undefined : names.get(other)?.account) ?? '';
    await tellMember(queries, runtime, {
      merchant: merchantCode,
      memberId,
      kind,
      params: { account, contract, ...params },
      at: now,
    });
  };
  return {
    toDownline: ({ contract }: Told, kind: MessageKind, params: Readonly<Record<string, string>> = {}) =>
      tell(contract, [contract.downlineId, contract.uplineId], kind, params),
    toUpline: ({ contract }: Told, kind: MessageKind, params: Readonly<Record<string, string>> = {}) =>
      tell(contract, [contract.uplineId, contract.downlineId], kind, params),
  };
};
