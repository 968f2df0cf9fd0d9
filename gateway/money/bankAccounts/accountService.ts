import { and, eq, isNull } from 'drizzle-orm';
import { payoutNetworkNames } from '#contract/payoutNetworks';
import { trimText } from '#contract/plainText';
import type { Body, Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { foldText } from '../../platform/text/foldText.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { memberService } from '../../members/members/memberService.ts';
import { isSafeName } from '../../members/names/safeName.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { bankAccountRepository } from './bankAccountRepository.ts';
import { banks } from './banks.ts';
import { hideNumber } from './hideNumber.ts';
import { keepTarget, mostTargets } from './keepTarget.ts';
import { readAddress } from './readAddress.ts';
import { bankAccounts } from './schema.ts';

const isBank = (name: string): boolean => banks.some((bank) => bank === name);

/** Where a member's withdrawals can go: accounts in the member's own name and addresses of coin networks, used only after a time
 * to think (MEM-02, MEM-05). */
export const accountService = ({ queries, transaction }: Database, runtime: Runtime) => {
  const coolingHours = async (merchant: string): Promise<number> =>
    (await settingService(queries).all(merchant)).bankCoolingHours;
  return {
    list: async (player: Player): Promise<Value<'bankAccounts'>> => ({
      list: (await bankAccountRepository(queries).list(player)).map((account) => ({
        id: account.id,
        kind: account.kind,
        bankName: account.bankName,
        number: hideNumber(account.number),
        ownerName: account.ownerName,
        usableAt: account.usableAt.toISOString(),
      })),
      banks: [...banks],
      networks: payoutNetworkNames,
      most: mostTargets,
      coolingHours: await coolingHours(player.merchant),
    }),

    /** Refuses `invalid_fields` for another name than the member's, `quota_exceeded` for one too many. */
    add: async (player: Player, body: Body<'addBankAccount'>): Promise<Value<'addBankAccount'>> => {
      const { merchant, memberId } = player;
      const ownerName = trimText(body.ownerName).normalize('NFC');
      if (!isSafeName(ownerName)) return refuse('invalid_fields', { fields: { ownerName: 'pattern' } });
      if (!isBank(body.bankName)) return refuse('invalid_fields', { fields: { bankName: 'pattern' } });
      return transaction(async (tx) => {
        const { payeeName } = await lockMember(tx, player);
        if (payeeName !== null && foldText(payeeName) !== foldText(ownerName))
          refuse('invalid_fields', { fields: { ownerName: 'pattern' } });
        if (payeeName === null)
          await memberService(tx, runtime).update(merchant, memberId, { payeeName: ownerName });
        const { bankName, number } = body;
        return {
          id: await keepTarget(tx, runtime, player, { kind: 'bank', bankName, number, ownerName }, 'number'),
        };
      });
    },

    /** Refuses `invalid_fields` for an address that its network does not have. */
    addAddress: async (
      player: Player,
      { network, address }: Body<'addReceivingAddress'>,
    ): Promise<Value<'addReceivingAddress'>> => {
      const number =
        readAddress(network, trimText(address)) ??
        refuse('invalid_fields', { fields: { address: 'pattern' } });
      return transaction(async (tx) => {
        await lockMember(tx, player);
        const target = { kind: 'crypto', bankName: network, number, ownerName: '' } as const;
        return { id: await keepTarget(tx, runtime, player, target, 'address') };
      });
    },

    remove: async ({ merchant, memberId }: Player, id: string): Promise<void> => {
      await queries
        .update(bankAccounts)
        .set({ removedAt: runtime.now() })
        .where(
          and(
            eq(bankAccounts.merchant, merchant),
            eq(bankAccounts.memberId, memberId),
            eq(bankAccounts.id, id),
            isNull(bankAccounts.removedAt),
          ),
        );
    },
  };
};
