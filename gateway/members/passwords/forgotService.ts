import { hash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/constants';
import type { Body } from '#contract/wireTypes';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { accountKey } from '../members/accountKey.ts';
import { memberService } from '../members/memberService.ts';
import { lettersOf } from '../../sender/messages/lettersOf.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { givenNumbers } from '../profiles/givenNumbers.ts';
import { checkService } from '../entry/checkService.ts';
import type { Entry } from '../entry/entryService.ts';
import type { SessionPlace } from '../sessions/sessionService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { oneTimeTokenLife, oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { codeService } from '../verification/codeService.ts';
import { passwordRule } from './passwordRule.ts';
import { passwordSetter } from './setPassword.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';

const HOUR = 60 * 60_000;
/** Mails in an hour: for one account, from one address. */
const most = { account: 3, address: 20 } as const;

export interface Asker {
  readonly tenant: Tenant;
  readonly place: SessionPlace;
  readonly log: FastifyBaseLogger;
}

/** Ways back for somebody who has forgotten the password (PWD-02, PWD-03). */
export const forgotService = ({ database, runtime, passwords, providers }: MemberParts) => {
  const { queries } = database;
  const counter = windowCounter(queries);
  const members = memberService(queries, runtime);
  const tokens = oneTimeTokenStore(queries, runtime);
  const codes = codeService(database, runtime);
  const checks = checkService(database, runtime);
  const demandRule = passwordRule(queries);
  const setPassword = passwordSetter(database, runtime);

  const limit = async (merchant: string, kind: keyof typeof most, subject: string): Promise<void> => {
    const counted = { merchant, kind: `reset ${kind}`, subject };
    if ((await counter.add(counted, HOUR, runtime.now())) > most[kind]) {
      throw new Refusal('too_many_requests', undefined, 300);
    }
  };

  return {
    /**
     * Sends a one-use link if name and address belong together. Whether they do, the same is done in the same time
     * but for the sending, which nobody waits for (security row 21).
     */
    byEmail: async (
      { username, email }: Pick<Body<'forgotByEmail'>, 'username' | 'email'>,
      { tenant, place, log }: Asker,
      { origin, language }: { readonly origin: string; readonly language: Language },
    ): Promise<void> => {
      const merchant = tenant.merchantCode;
      const address = email.trim().toLowerCase();
      await limit(merchant, 'address', countedAddress(place.ip));
      // Of the pair: who knows the name alone cannot use up the mails of its owner.
      await limit(
        merchant,
        'account',
        hash('sha256', JSON.stringify([accountKey(username), address]), 'base64url'),
      );
      const member = await members.byAccount(merchant, username);
      const fits = member?.state === 'active' && member.email === address;
      const token = await tokens.issue(merchant, 'reset', { memberId: fits ? member.id : '' });
      if (!fits || member.email === null) return;
      const texts = lettersOf(tenant, language);
      const link = `${origin}/login#reset=${token}`;
      providers
        .send({
          merchant,
          channel: 'email',
          recipient: member.email,
          subject: texts.resetSubject(tenant.name),
          text: texts.reset(link, tenant.name, member.account, oneTimeTokenLife.reset / 60),
        })
        .catch((error: unknown) => log.warn({ err: error }, 'a mail for a new password was not sent'));
    },

    byLink: async (
      { token, newPassword, confirmNewPassword }: Body<'resetByLink'>,
      { tenant, place, log }: Asker,
    ): Promise<void> => {
      const merchant = tenant.merchantCode;
      const seen = (await tokens.look(merchant, 'reset', token)) ?? refuse('code_expired');
      if (seen.memberId === '') return refuse('code_expired');
      const member = await members.byId(merchant, seen.memberId);
      if (member?.state !== 'active') return refuse('code_expired');
      const { account } = member;
      await demandRule({ merchant, account, brand: tenant.name, newPassword, confirmNewPassword, log });
      if ((await tokens.take(merchant, 'reset', token)) === undefined) return refuse('code_expired');
      await setPassword(member, await passwords.known.make(newPassword), place);
    },

    /** Sets a new password by the code of a mobile number, and enters, unless the account asks for more. */
    byPhone: async (
      {
        mobile,
        verificationCode,
        newPassword,
      }: { mobile: string; verificationCode: string; newPassword: string },
      { tenant, place, log }: Asker,
    ): Promise<Entry | undefined> => {
      const merchant = tenant.merchantCode;
      // The rule may be told to anybody, so it is checked before the code is spent.
      const rule = { merchant, brand: tenant.name, newPassword, log };
      await demandRule({ ...rule, account: mobile.replace('+', '') });
      await codes.demand({ merchant, purpose: 'password', subject: mobile }, verificationCode, place.ip);
      const member = await givenNumbers(queries).memberOf(merchant, mobile);
      if (member?.state !== 'active') return refuse('code_invalid');
      await demandRule({ ...rule, account: member.account });
      const changed = await setPassword(member, await passwords.known.make(newPassword), place);
      try {
        return await checks.enterChecked(changed, { place }, { placeProved: true });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'check_required') return undefined;
        throw error;
      }
    },
  };
};
