import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '#contract/constants';
import type { Body } from '#contract/wireTypes';
import { brokenConstraint } from '../../ledger/postings/brokenConstraint.ts';
import { tellMember } from '../notifications/tellMember.ts';
import { readEmail } from '../members/readEmail.ts';
import { memberService } from '../members/memberService.ts';
import type { MemberParts } from '../ports/MemberParts.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { hideTarget } from '../names/hideTarget.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { codeService } from '../verification/codeService.ts';
import { readPhone } from '../verification/readPhone.ts';
import { codeSender } from '../verification/sendCode.ts';

interface Asker {
  readonly tenant: Tenant;
  readonly memberId: string;
  readonly ip: string;
}

interface CodeAsker extends Asker {
  readonly language: Language;
  readonly log: FastifyBaseLogger;
}

/** Mobile numbers and e-mail addresses of members: theirs once a code that was sent there has come back (MEM-02). */
export const contactService = ({ database, runtime, providers }: MemberParts) => {
  const send = codeSender(database, runtime, providers.send);
  const codes = codeService(database, runtime);

  /** As it is stored. Refuses `phone_invalid` or the field. */
  const read = (body: Body<'contactCode'>, tenant: Tenant): string => {
    if (body.channel === 'mobile') {
      return readPhone(body.recipient, body.countryDialingCode, tenant) ?? refuse('phone_invalid');
    }
    return readEmail(body.recipient) ?? refuse('invalid_fields', { fields: { recipient: 'pattern' } });
  };

  /** What is asked for with a code: the member and the address, so that it is good for no other. */
  const subjectOf = (memberId: string, recipient: string) => `${memberId} ${recipient}`;

  return {
    sendCode: async (body: Body<'contactCode'>, { tenant, memberId, ...asker }: CodeAsker) => {
      const recipient = read(body, tenant);
      return send({
        ...asker,
        tenant,
        purpose: 'contact',
        subject: subjectOf(memberId, recipient),
        channel: body.channel === 'mobile' ? 'sms' : 'email',
        recipient,
      });
    },

    /** Refuses `invalid_fields` (`taken`) for a number that another member has. */
    change: async (body: Body<'changeContact'>, { tenant, memberId, ip }: Asker): Promise<void> => {
      const merchant = tenant.merchantCode;
      const recipient = read(body, tenant);
      const subject = subjectOf(memberId, recipient);
      await codes.demand({ merchant, purpose: 'contact', subject }, body.code, ip);
      await database
        .transaction(async (tx) => {
          await memberService(tx, runtime).update(merchant, memberId, { [body.channel]: recipient });
          await tellMember(tx, runtime, {
            merchant,
            memberId,
            kind: 'contactChanged',
            params: { recipient: hideTarget(recipient) },
            at: runtime.now(),
          });
        })
        .catch((error: unknown) => {
          if (brokenConstraint(error) === undefined) throw error;
          return refuse('invalid_fields', { fields: { recipient: 'taken' } });
        });
    },
  };
};
