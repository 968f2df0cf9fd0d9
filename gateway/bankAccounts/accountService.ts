import { and, eq, isNull } from 'drizzle-orm';
import { trimSpaces } from '#contract/trimSpaces';
import type { Body, Value } from '#contract/wireTypes';
import type { Player } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { foldText } from '../games/foldText.ts';
import { tellMember } from '../inbox/tellMember.ts';
import { lockMember } from '../member/lockMember.ts';
import { memberService } from '../member/memberService.ts';
import { isSafeName } from '../registration/safeName.ts';
import { refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { settingService } from '../settings/settingService.ts';
import { bankAccountRepository } from './bankAccountRepository.ts';
import { banks } from './banks.ts';
import { bankAccounts } from './schema.ts';

const MOST = 5;
const HOUR = 3_600_000;

const isBank = (name: string): boolean => banks.some((bank) => bank === name);
const hideNumber = (number: string): string => `•••• ${number.slice(-4)}`;

/** Where a member's withdrawals can go: accounts in the member's own name, used only after a time to think (MEM-02). */
export const accountService = ({ queries, transaction }: Database, runtime: Runtime) => {
  const coolingHours = async (merchant: string): Promise<number> =>
    (await settingService(queries).all(merchant)).bankCoolingHours;
  return {
    list: async (player: Player): Promise<Value<'bankAccounts'>> => ({
      list: (await bankAccountRepository(queries).list(player)).map((account) => ({
        id: account.id,
        bankName: account.bankName,
        number: hideNumber(account.number),
        ownerName: account.ownerName,
        usableAt: account.usableAt.toISOString(),
      })),
      banks: [...banks],
      most: MOST,
      coolingHours: await coolingHours(player.merchant),
    }),

    /** Refuses `invalid_fields` for another name than the member's, `quota_exceeded` for one too many. */
    add: async (player: Player, body: Body<'addBankAccount'>): Promise<Value<'addBankAccount'>> => {
      const { merchant, memberId } = player;
      const ownerName = trimSpaces(body.ownerName).normalize('NFC');
      if (!isSafeName(ownerName)) return refuse('invalid_fields', { fields: { ownerName: 'pattern' } });
      if (!isBank(body.bankName)) return refuse('invalid_fields', { fields: { bankName: 'pattern' } });
      const now = runtime.now();
      const usableAt = new Date(now.getTime() + (await coolingHours(merchant)) * HOUR);
      const id = runtime.newId();
      await transaction(async (tx) => {
        const { payeeName } = await lockMember(tx, player);
        if (payeeName !== null && foldText(payeeName) !== foldText(ownerName))
          refuse('invalid_fields', { fields: { ownerName: 'pattern' } });
        const held = await bankAccountRepository(tx).list(player);
        if (held.length >= MOST) refuse('quota_exceeded');
        if (held.some((one) => one.bankName === body.bankName && one.number === body.number))
          refuse('invalid_fields', { fields: { number: 'taken' } });
        if (payeeName === null)
          await memberService(tx, runtime).update(merchant, memberId, { payeeName: ownerName });
        const { bankName, number } = body;
        await tx.insert(bankAccounts).values({
          ...{ id, merchant, memberId, kind: 'bank', bankName, number, ownerName },
          createdAt: now,
          usableAt,
        });
        await tellMember(tx, runtime, {
          ...{ merchant, memberId, kind: 'bankAccountAdded', at: now },
          params: { bank: bankName, number: hideNumber(number), until: usableAt.toISOString() },
        });
      });
      return { id };
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
