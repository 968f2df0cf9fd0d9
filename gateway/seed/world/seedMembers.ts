import { transfer } from '../../ledger/movement.ts';
import { post } from '../../ledger/post.ts';
import { memberService, type MemberPlan } from '../../member/memberService.ts';
import { accounts, nicknames } from '../content/people.ts';
import { atRate } from './atRate.ts';
import { invitationService } from '../../registration/invitationService.ts';
import type { WorldPlan } from './worldPlan.ts';

const AGENT = 1;
const demoType = { member: 0, agent: AGENT } as const;
/** By what the demo accounts are reached and checked; what is sent to them goes to the outbox. */
const demoContact = {
  member: { mobile: '+84901234567', email: 'demo@marquee.example', payeeName: 'Nguyễn Văn Demo' },
  agent: { mobile: '+84909876543', email: 'agent@marquee.example', payeeName: 'Trần Thị Demo' },
} as const;
/** Codes by which visitors of a demonstration register below its accounts. */
const demoCode = {
  member: { kind: 'referral', code: 'FRIEND88' },
  agent: { kind: 'affiliate', code: 'AGENT88' },
} as const;
const demoBalance = { member: 12_480_500, agent: 38_215_000 } as const;
/** So many of the members belong to the demo agent's line. */
const DOWNLINE = 9;

/** Members with what they paid in before the world began; all money comes through the ledger. */
export const seedMembers = async (plan: WorldPlan): Promise<void> => {
  const { tx, merchant, tenant, random, runtime, now, demo } = plan;
  const members = memberService(tx, runtime);
  const open = async (member: Omit<MemberPlan, 'merchant'>, dong: number) => {
    const row = await members.create({ ...member, merchant });
    await post(tx, {
      key: `opening:${row.id}`,
      merchant,
      reason: 'opening',
      ref: row.id,
      at: now,
      entries: transfer(
        { kind: 'cashier' },
        { kind: 'member', owner: row.id },
        atRate(dong, tenant.currency),
        tenant.currency,
      ),
    });
    return row;
  };
  const openDemo = async (role: 'member' | 'agent', upline?: MemberPlan['upline']) => {
    const login = demo.find((account) => account.role === role);
    if (login === undefined) return undefined;
    const { username: account, passwordHash } = login;
    const member = await open(
      { account, passwordHash, type: demoType[role], vipLevel: 5, upline, ...demoContact[role] },
      demoBalance[role],
    );
    const { kind, code } = demoCode[role];
    await invitationService(tx, runtime).give(merchant, member.id, kind, code);
    return member;
  };
  const agent = await openDemo('agent');
  await openDemo('member', agent);
  for (const [index, account] of accounts.entries()) {
    await open(
      {
        account,
        nickname: nicknames[account] ?? account,
        vipLevel: random.int(0, 6),
        ...(agent !== undefined && index < DOWNLINE && { upline: agent }),
      },
      random.int(2, 900) * 25_000,
    );
  }
};
