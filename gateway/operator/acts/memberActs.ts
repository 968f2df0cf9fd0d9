import { readEmail } from '../../members/members/readEmail.ts';
import { memberService } from '../../members/members/memberService.ts';
import { invitationService } from '../../members/invitations/invitationService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { diallingOf } from '../../members/verification/dialling.ts';
import { readPhone } from '../../members/verification/readPhone.ts';
import { act } from './act.ts';
import { demandName } from './demandName.ts';
import { findMember } from './findMember.ts';
import { OperatorError } from './OperatorError.ts';

const account = { kind: 'text', required: true, help: 'account of the member' } as const;

const readMobile = (text: string | undefined, tenant: Tenant): string | undefined => {
  if (text === undefined) return undefined;
  const found = Object.values(diallingOf(tenant.currency))
    .map((code) => (text.startsWith(`+${code}`) ? readPhone(text, code, tenant) : undefined))
    .find((number) => number !== undefined);
  if (found !== undefined) return found;
  throw new OperatorError(`mobile is "${text}": it has to look like +84912345678`);
};

const demandEmail = (text: string): string => {
  const address = readEmail(text);
  if (address !== undefined) return address;
  throw new OperatorError(`email is "${text}": it has to look like lan@example.com`);
};

/** How a member is reached; what is named is set, the rest stays. */
export const memberContact = act({
  summary: 'Sets by what a member is reached and checked; what is not named stays.',
  places: { account },
  options: {
    mobile: { kind: 'text', help: 'number with country code, such as +84912345678' },
    email: { kind: 'text', help: 'e-mail address' },
    'bank-name': { kind: 'text', help: "owner's name of the bank account" },
  },
  run: async (context, values) => {
    const { tx, runtime, merchant } = context;
    const before = await findMember(context, values.account);
    const after = {
      mobile: readMobile(values.mobile, context.tenant) ?? before.mobile,
      email: values.email === undefined ? before.email : demandEmail(values.email),
      payeeName: values['bank-name'] === undefined ? before.payeeName : demandName(values['bank-name']),
    };
    await memberService(tx, runtime).update(merchant, before.id, after);
    const { mobile, email, payeeName } = before;
    return {
      rows: [{ account: before.account, ...after }],
      change: { target: before.account, before: { mobile, email, payeeName }, after },
    };
  },
});

/** SYS-05: how a parent site sends a member over. */
export const memberHandover = act({
  summary: 'Makes a code that logs a member in once within 60 seconds: /?token=<code>.',
  places: { account },
  run: async (context, values) => {
    const { tx, runtime, merchant } = context;
    const { id, account: name } = await findMember(context, values.account);
    const code = await oneTimeTokenStore(tx, runtime).issue(merchant, 'handOver', { memberId: id });
    return {
      rows: [{ account: name, code }],
      change: { target: name, before: null, after: 'hand-over code' },
    };
  },
});

/** REG-05: by what a member brings others in. */
export const memberInvite = act({
  summary: 'Gives a member a code by which others register below.',
  places: { account },
  options: { code: { kind: 'text', help: 'letters and digits; drawn unless given' } },
  run: async (context, values) => {
    const { tx, runtime, merchant } = context;
    const { id, account: name, type } = await findMember(context, values.account);
    if (values.code !== undefined && !/^[A-Za-z0-9]{4,32}$/.test(values.code)) {
      throw new OperatorError('code has to be 4 to 32 letters and digits');
    }
    const kind = type === 0 ? 'referral' : 'affiliate';
    const code = await invitationService(tx, runtime).give(merchant, id, kind, values.code);
    return { rows: [{ account: name, kind, code }], change: { target: name, before: null, after: code } };
  },
});
