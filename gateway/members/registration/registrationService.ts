import type { FastifyBaseLogger } from 'fastify';
import type { Body } from '#contract/wireTypes';
import { memberService } from '../members/memberService.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { entryService, type Entry } from '../entry/entryService.ts';
import type { SessionPlace } from '../sessions/sessionService.ts';
import { flagService } from '../../brands/flags/flagService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { formFaults } from './formFaults.ts';
import { invitationService } from '../invitations/invitationService.ts';
import { accountOpener } from './openAccount.ts';
import { phoneOwner } from './phoneOwner.ts';
import { readAccount, type AccountFields } from './readAccount.ts';
import { registrationGate } from './registrationGate.ts';
import { registrationVariants, type Variant } from './registrationVariants.ts';

export interface Registration {
  readonly tenant: Tenant;
  readonly variant: Variant;
  readonly body: Body<'register'>;
  readonly place: SessionPlace;
  readonly log: FastifyBaseLogger;
}

/** Opens accounts by the rules of the brand and logs them in (REG-01 to REG-08). */
export const registrationService = (parts: MemberParts) => {
  const { database, runtime, passwords, providers } = parts;
  const flags = flagService(database.queries);
  const faultsOf = formFaults(database.queries, runtime);
  const members = memberService(database.queries, runtime);
  const invitations = invitationService(database.queries, runtime);
  const tokens = oneTimeTokenStore(database.queries, runtime);
  const admit = registrationGate(parts);
  const demandOwner = phoneOwner(database, runtime, providers.phone);
  const openAccount = accountOpener(database, runtime);
  const { enter } = entryService(database, runtime);

  /** Everything that can be said against a form without spending the code that came with it. */
  const judge = async (
    { tenant, variant, body, log }: Registration,
    { misdialled, account }: AccountFields,
    withPassword: boolean,
    verified: boolean,
  ): Promise<void> => {
    const merchant = tenant.merchantCode;
    const { accountField, plan } = registrationVariants[variant];
    // By mobile number the user name is that number (spec §4); any other is refused.
    const isNamed = accountField === 'mobileNum' && body.username === body.mobileNum;
    const form = { ...plan(withPassword), tenant, log, verified, misdialled };
    const faults = await faultsOf(isNamed ? { ...body, username: undefined } : body, form);
    // Who proves the number learns that it has an account once the code is spent, and nobody else does.
    const proves = verified && accountField === 'mobileNum';
    if (
      !proves &&
      faults[accountField] === undefined &&
      (await members.byAccount(merchant, account)) !== undefined
    ) {
      faults[accountField] = 'taken';
    }
    if (Object.keys(faults).length > 0) refuse('invalid_fields', { fields: faults });
  };

  // Before the code is spent; the account takes it.
  const demandTicket = async (merchant: string, ticket: string | undefined): Promise<void> => {
    if (ticket !== undefined && (await tokens.look(merchant, 'socialAccount', ticket)) === undefined) {
      refuse('sign_in_expired');
    }
  };

  const hashOf = async (password: string | undefined, wanted: boolean): Promise<string | undefined> =>
    wanted && password ? passwords.known.make(password) : undefined;

  return async (registration: Registration): Promise<Entry> => {
    const { tenant, variant, body, place } = registration;
    const merchant = tenant.merchantCode;
    if (!(await flags.isOn(tenant, registrationVariants[variant].flag))) refuse('operation_not_enabled');
    await admit(merchant, body, place);
    const withPassword = variant === 'register' || (await flags.isOn(tenant, 'MOBILENUMPASSREG3'));
    const verified = await flags.isOn(tenant, 'REGMOBVERF3');
    const fields = readAccount(body, variant, tenant);
    await demandTicket(merchant, body.socialTicket);
    await judge(registration, fields, withPassword, verified);

    const { mobile, account, invitation: code, profile, nickname, email, payeeName } = fields;
    const invitation =
      code === undefined
        ? undefined
        : ((await invitations.find(merchant, code)) ?? refuse('invitation_code_error'));
    if (verified && mobile !== undefined) await demandOwner({ ...body, merchant, mobile, ip: place.ip });
    const member = await openAccount({
      merchant,
      timeZone: tenant.timeZone,
      account,
      nickname,
      email,
      payeeName,
      invitation,
      mobile: verified ? mobile : undefined,
      passwordHash: await hashOf(body.password, withPassword),
      paymentHash: await hashOf(body.paymentPassword, true),
      profile,
      registerUrl: body.registerUrl,
      domain: body.domain,
      accountField: registrationVariants[variant].accountField,
      socialTicket: body.socialTicket,
    });
    return enter(member, { place });
  };
};
