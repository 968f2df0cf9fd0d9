import { memberTypes } from '#contract/constants';
import { memberService } from '../../members/members/memberService.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import { readablePassword } from '../../platform/runtime/readablePassword.ts';
import { boundedQueue } from '../../platform/workers/boundedQueue.ts';
import { passwordHashes } from '../../members/credentials/passwordHash.ts';
import { sessionService } from '../../members/sessions/sessionService.ts';
import { rememberService } from '../../members/sessions/rememberService.ts';
import { oneTimeTokenStore } from '../../platform/oneTimeTokens/oneTimeTokenStore.ts';
import { act, type ActContext, type Command } from '../acts/act.ts';
import { requireAccount } from '../acts/demandName.ts';
import { memberReadmit } from '../acts/exclusionAct.ts';
import { findAccount } from '../acts/findAccount.ts';
import { findMember } from '../acts/findMember.ts';
import { memberContact, memberHandover, memberInvite } from '../acts/memberActs.ts';
import { OperatorError } from '../acts/OperatorError.ts';
import { memberPayout } from '../acts/payoutAct.ts';
import { accountSearch, timeSearch } from '../acts/searchInputs.ts';
import { memberRates } from '../acts/ratesAct.ts';

const line = ({ account, nickname, type, vipLevel, state, lastLoginAt }: MemberRow) => ({
  account,
  nickname,
  type,
  vipLevel,
  state,
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
});

const temporary = {
  kind: 'text',
  choices: ['yes', 'no'],
  help: 'whether its owner has to change it after the first log-in; yes for a new account, no otherwise',
} as const;

const account = { kind: 'text', required: true, help: 'account of the member' } as const;

const hashOf = (runtime: ActContext['runtime'], password: string) =>
  passwordHashes(runtime, boundedQueue({ atOnce: 1, waiting: 1 })).make(password);

const reason = { kind: 'text', required: true, help: 'kept in the audit' } as const;

const setState = async (context: ActContext, name: string, state: MemberRow['state'], why?: string) => {
  const { tx, runtime, merchant } = context;
  const before = await findMember(context, name);
  await memberService(tx, runtime).update(merchant, before.id, { state });
  if (state === 'disabled') {
    await sessionService(tx, runtime).endAllOf(merchant, before.id);
    await rememberService(tx, runtime).forgetAllOf(merchant, before.id);
  }
  const after = { ...before, state };
  return {
    rows: [line(after)],
    change: {
      target: before.account,
      before: before.state,
      after: why === undefined ? state : { state, reason: why },
    },
  };
};

/** Types of the accounts that an operator opens (spec §3). */
const types: readonly number[] = [0, ...memberTypes.trial, ...memberTypes.agent];

export const member: Command = {
  summary: 'Accounts of a brand.',
  acts: {
    list: act({
      summary: 'Accounts by name; the times are those at which they were made.',
      options: {
        limit: { kind: 'integer', help: '50 unless given' },
        ...accountSearch,
        phone: { kind: 'text', help: 'part of the mobile number' },
        email: { kind: 'text', help: 'part of the e-mail address' },
        ...timeSearch,
      },
      run: async ({ tx, runtime, merchant }, { limit = 50, ...search }) => {
        const rows = await memberService(tx, runtime).list(merchant, Math.max(1, limit), search);
        return { rows: rows.map(line) };
      },
    }),
    show: act({
      summary: 'One account.',
      places: { account },
      run: async (context, values) => ({ rows: [line(await findAccount(context, values.account))] }),
    }),
    add: act({
      summary: 'Opens an account and shows its password, once.',
      places: { account },
      options: {
        type: {
          kind: 'integer',
          help: 'member type: 0 member, 4 trial, 1, 2, 41, 42 agents; 0 unless given',
        },
        upline: { kind: 'text', help: 'account of the agent above' },
        temporary,
      },
      run: async (context, values) => {
        const { tx, runtime, merchant } = context;
        const service = memberService(tx, runtime);
        const name = requireAccount(values.account);
        const type = values.type ?? 0;
        if (!types.includes(type))
          throw new OperatorError(`type is ${type}: it has to be one of ${types.join(', ')}`);
        if ((await service.byAccount(merchant, name)) !== undefined) {
          throw new OperatorError(`${merchant} has an account ${name} already`);
        }
        const password = readablePassword(runtime);
        const row = await service.create({
          merchant,
          account: name,
          type,
          passwordHash: await hashOf(runtime, password),
          mustChange: values.temporary !== 'no',
          ...(values.upline !== undefined && { upline: await findMember(context, values.upline) }),
        });
        return {
          rows: [{ ...line(row), password }],
          change: { target: row.account, before: null, after: line(row) },
        };
      },
    }),
    password: act({
      summary: 'Gives a new password, shows it once and ends every session of the account.',
      places: { account },
      options: { temporary },
      run: async (context, values) => {
        const { tx, runtime, merchant } = context;
        const { id, account: name } = await findMember(context, values.account);
        const password = readablePassword(runtime);
        await memberService(tx, runtime).update(merchant, id, {
          passwordHash: await hashOf(runtime, password),
          passwordSetAt: runtime.now(),
          mustChange: values.temporary === 'yes',
        });
        await sessionService(tx, runtime).endAllOf(merchant, id);
        await rememberService(tx, runtime).forgetAllOf(merchant, id);
        await oneTimeTokenStore(tx, runtime).dropAllOf(merchant, id);
        return {
          rows: [{ account: name, password }],
          change: { target: name, before: 'old password', after: 'new password' },
        };
      },
    }),
    contact: memberContact,
    handover: memberHandover,
    invite: memberInvite,
    payout: memberPayout,
    rates: memberRates,
    readmit: memberReadmit,
    disable: act({
      summary: 'Nobody logs in to the account any more; its sessions end.',
      places: { account },
      options: { reason },
      run: (context, values) => setState(context, values.account, 'disabled', values.reason),
    }),
    enable: act({
      summary: 'Opens a disabled account again.',
      places: { account },
      run: (context, values) => setState(context, values.account, 'active'),
    }),
  },
  examples: [
    'member list',
    'member list --phone 912345 --email vidu.com',
    'member password demo',
    'member add nguyenan --type 1',
    'member disable demo --reason "stolen phone, ticket 4821" --brand lotus',
    'member contact demo --mobile +84912345678 --email demo@marquee.example --bank-name "Nguyen Van A"',
    'member handover demo',
    'member invite demoagent --code DEMO88',
    'member rates demoagent --set RNG=1.2,LIVE=0.8',
    'member readmit demo --reason "letter of 20 May 2027"',
    'member payout demo --bank "An Phú Bank" --number 1900234821 --owner "NGUYEN VAN A"',
  ],
};
