import type { FastifyBaseLogger } from 'fastify';
import type { Body, Value } from '#contract/wireTypes';
import { flagService } from '../../brands/flags/flagService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { brokenConstraint } from '../../ledger/postings/brokenConstraint.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { entryService, type Entry } from '../entry/entryService.ts';
import { kindOfType } from '../members/accountKind.ts';
import { lockMember } from '../members/lockMember.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberRow, NewMember } from '../members/schema.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { profileRepository } from '../profiles/profileRepository.ts';
import { formFaults } from '../registration/formFaults.ts';
import { phoneOwner } from '../registration/phoneOwner.ts';
import { readAccount, type AccountFields } from '../registration/readAccount.ts';
import { registrationGate } from '../registration/registrationGate.ts';
import { registrationVariants } from '../registration/registrationVariants.ts';
import type { SessionPlace } from '../sessions/sessionService.ts';
import { waitingAccountStore } from './waitingAccounts.ts';

interface Activation {
  readonly tenant: Tenant;
  readonly body: Body<'activateAccount'>;
  readonly place: SessionPlace;
  readonly log: FastifyBaseLogger;
}

/** The owner's part in an account that an agent has opened: by the rules of registration, with the account given. */
export const activationService = (parts: MemberParts) => {
  const { database, runtime, passwords, providers } = parts;
  const { queries } = database;
  const admit = registrationGate(parts);
  const faultsOf = formFaults(queries, runtime);
  const demandOwner = phoneOwner(database, runtime, providers.phone);
  const { enter } = entryService(database, runtime);

  const waiting = async (merchant: string, token: string) => {
    const found = await waitingAccountStore(queries, runtime).look(merchant, token);
    const member = found && (await memberService(queries, runtime).byId(merchant, found.memberId));
    return found && member ? { member, expiresAt: found.expiresAt } : refuse('activation_expired');
  };

  const judge = async (
    { tenant, body, log }: Activation,
    { account }: MemberRow,
    { misdialled }: AccountFields,
    verified: boolean,
  ): Promise<void> => {
    const form = { ...registrationVariants.register.plan(), tenant, log, verified, misdialled };
    // The name was judged when the account was opened; here it is what no password may resemble.
    const { username: _, ...fields } = await faultsOf({ ...body, username: account }, form);
    if (Object.keys(fields).length > 0) refuse('invalid_fields', { fields });
  };

  const bringToLife = (
    { tenant: { merchantCode: merchant }, body }: Activation,
    change: Partial<NewMember>,
    fields: AccountFields['profile'],
  ): Promise<MemberRow> =>
    database.transaction(async (tx) => {
      const memberId = await waitingAccountStore(tx, runtime).take(merchant, body.token);
      if (memberId === undefined) return refuse('activation_expired');
      const member = await lockMember(tx, { merchant, memberId });
      if (member.state !== 'pending') return refuse('activation_expired');
      await memberService(tx, runtime).update(merchant, memberId, change);
      const { registerUrl, domain } = body;
      await profileRepository(tx).insert({ memberId, merchant, fields, registerUrl, domain });
      return { ...member, ...change };
    });

  return {
    look: async (merchant: string, token: string): Promise<Value<'activation'>> => {
      const { member, expiresAt } = await waiting(merchant, token);
      const { account, nickname, type } = member;
      return { account, nickname, kind: kindOfType(type), expiresAt: expiresAt.toISOString() };
    },

    /** Refuses `activation_expired`, and whatever a registration is refused with. */
    activate: async (activation: Activation): Promise<Entry> => {
      const { tenant, body, place } = activation;
      const merchant = tenant.merchantCode;
      await admit(merchant, body, place);
      const { member } = await waiting(merchant, body.token);
      const verified = await flagService(queries).isOn(tenant, 'REGMOBVERF3');
      const fields = readAccount(body, 'register', tenant);
      await judge(activation, member, fields, verified);
      const { mobile, nickname, email, payeeName, profile } = fields;
      if (verified && mobile !== undefined) await demandOwner({ ...body, merchant, mobile, ip: place.ip });
      const { password = '', paymentPassword } = body;
      const change = {
        state: 'active',
        // Before, nobody had joined.
        createdAt: runtime.now(),
        passwordHash: await passwords.known.make(password),
        ...(paymentPassword && { paymentHash: await passwords.known.make(paymentPassword) }),
        ...(nickname && { nickname }),
        ...(email && { email }),
        ...(payeeName && { payeeName }),
        ...(verified && mobile && { mobile }),
      } as const;
      try {
        return await enter(await bringToLife(activation, change, profile), { place });
      } catch (error) {
        if (brokenConstraint(error) !== 'members_merchant_mobile_index') throw error;
        return refuse('invalid_fields', { fields: { mobileNum: 'taken' } });
      }
    },
  };
};
