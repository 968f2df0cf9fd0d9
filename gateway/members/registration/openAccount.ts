import type { RegistrationField } from '#contract/constants';
import type { Database, Queries } from '../../platform/database/database.ts';
import { brokenConstraint } from '../../ledger/postings/brokenConstraint.ts';
import { typeOfKind } from '../members/accountKind.ts';
import { memberService, type MemberPlan } from '../members/memberService.ts';
import type { MemberRow } from '../members/schema.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { isLinkedAlready } from '../social/isLinkedAlready.ts';
import { socialAccountService } from '../social/socialAccountService.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { invitationService, type Invitation } from '../invitations/invitationService.ts';
import { brandDay } from '../../brands/calendar/brandDay.ts';
import { lineRates } from '../rates/lineRates.ts';
import { capped } from '../rates/rates.ts';
import { profileRepository } from '../profiles/profileRepository.ts';

/** Whose value is taken, by the constraint that says so. */
const takenBy = (constraint: string | undefined, accountField: RegistrationField) =>
  constraint === undefined
    ? undefined
    : new Map<string, RegistrationField>([
        ['members_merchant_account_key_index', accountField],
        ['members_merchant_mobile_index', 'mobileNum'],
      ]).get(constraint);

export interface AccountPlan extends Omit<MemberPlan, 'upline' | 'type'> {
  /** The code that it is opened by. */
  readonly invitation: Invitation | undefined;
  /** Of the brand. */
  readonly timeZone: string;
  readonly profile: Readonly<Partial<Record<RegistrationField, string>>>;
  readonly registerUrl: string | undefined;
  readonly domain: string | undefined;
  /** The field that stands for the account in the form. */
  readonly accountField: RegistrationField;
  /** Of an account elsewhere that is to open this one. */
  readonly socialTicket: string | undefined;
}

const accountLinker =
  (runtime: Runtime) =>
  async (tx: Queries, merchant: string, memberId: string, ticket: string): Promise<void> => {
    const account =
      (await oneTimeTokenStore(tx, runtime).take(merchant, 'socialAccount', ticket)) ??
      refuse('sign_in_expired');
    await socialAccountService(tx, runtime).link(merchant, memberId, account);
  };

const lineJoiner =
  (runtime: Runtime) =>
  async (tx: Queries, member: MemberRow, { code, inviter, rates }: Invitation, timeZone: string) => {
    const { merchant, id } = member;
    const now = runtime.now();
    if (rates !== null) {
      const given = lineRates(tx);
      await given.give(member, capped(rates, await given.of(inviter, now)), now);
    }
    // The last, because all who register by the code write this row.
    await invitationService(tx, runtime).count({ merchant, code, day: brandDay(now, timeZone) }, id);
  };

/** Writes the account, its place in the line, its profile and its invitation code, or ends the call when the name or number is taken. */
export const accountOpener = (database: Database, runtime: Runtime) => {
  const linkSocial = accountLinker(runtime);
  const joinLine = lineJoiner(runtime);
  return async ({
    profile,
    registerUrl,
    domain,
    accountField,
    socialTicket,
    invitation,
    timeZone,
    ...plan
  }: AccountPlan): Promise<MemberRow> => {
    try {
      return await database.transaction(async (tx) => {
        const row = await memberService(tx, runtime).create({
          ...plan,
          upline: invitation?.inviter,
          type: typeOfKind[invitation?.makes ?? 'member'],
        });
        const { merchant, id } = row;
        await profileRepository(tx).insert({ memberId: id, merchant, fields: profile, registerUrl, domain });
        if (socialTicket !== undefined) await linkSocial(tx, merchant, id, socialTicket);
        await invitationService(tx, runtime).give(merchant, id, 'referral');
        if (invitation !== undefined) await joinLine(tx, row, invitation, timeZone);
        return row;
      });
    } catch (error) {
      if (isLinkedAlready(error)) return refuse('social_taken');
      const field = takenBy(brokenConstraint(error), accountField);
      if (field === undefined) throw error;
      return refuse('invalid_fields', { fields: { [field]: 'taken' } });
    }
  };
};
