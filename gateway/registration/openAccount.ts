import type { RegistrationField } from '#contract/constants';
import type { Database } from '../database/database.ts';
import { brokenConstraint } from '../ledger/brokenConstraint.ts';
import { memberService, type MemberPlan } from '../member/memberService.ts';
import type { MemberRow } from '../member/schema.ts';
import { refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { invitationService } from './invitationService.ts';
import { memberProfiles } from './schema.ts';

/** Whose value is taken, by the constraint that says so. */
const takenBy = (constraint: string | undefined, accountField: RegistrationField) =>
  constraint === undefined
    ? undefined
    : new Map<string, RegistrationField>([
        ['members_merchant_account_key_index', accountField],
        ['members_merchant_mobile_index', 'mobileNum'],
      ]).get(constraint);

export interface AccountPlan extends MemberPlan {
  readonly profile: Readonly<Partial<Record<RegistrationField, string>>>;
  readonly registerUrl: string | undefined;
  readonly domain: string | undefined;
  /** The field that stands for the account in the form. */
  readonly accountField: RegistrationField;
}

/** Writes the account, its profile and its invitation code, or ends the call when the name or number is taken. */
export const accountOpener =
  (database: Database, runtime: Runtime) =>
  async ({ profile, registerUrl, domain, accountField, ...plan }: AccountPlan): Promise<MemberRow> => {
    try {
      return await database.transaction(async (tx) => {
        const row = await memberService(tx, runtime).create(plan);
        const { merchant, id } = row;
        await tx
          .insert(memberProfiles)
          .values({ memberId: id, merchant, fields: profile, registerUrl, domain });
        await invitationService(tx, runtime).give(merchant, id, 'referral');
        return row;
      });
    } catch (error) {
      const field = takenBy(brokenConstraint(error), accountField);
      if (field === undefined) throw error;
      return refuse('invalid_fields', { fields: { [field]: 'taken' } });
    }
  };
