import { transfer } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { memberService, type MemberPlan } from '../../members/members/memberService.ts';
import { accounts, nicknames } from '../content/people.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import { invitationService } from '../../members/invitations/invitationService.ts';
import { seedAgentDesk } from './seedAgentDesk.ts';
import { CONTRACT_DAYS, seedContracts } from './seedContracts.ts';
import { seedDemoPast } from './seedDemoPast.ts';
import { seedMissions } from './seedMissions.ts';
import type { WorldPlan } from './worldPlan.ts';

const AGENT = 1;
const demoType = { member: 0, agent: AGENT } as const;
/** By what the demo accounts are reached and checked; what is sent to them goes to the outbox. */
const demoContact = {
  member: { mobile: '+84901234567', email: 'demo@marquee.example', payeeName: 'Nguyễn Văn Demo' },
  agent: { mobile: '+84909876543', email: 'agent@marquee.example', payeeName: 'Trần Thị Demo' },
} as const;
/** The code by which visitors of a demonstration register below the demo member. */
const DEMO_CODE = 'FRIEND88';
/** As high as what each has wagered. */
const demoVip = { member: 1, agent: 5 } as const;
const demoBalance = { member: 12_480_500, agent: 38_215_000 } as const;
const DAY = 86_400_000;
/** The demo accounts are older than all that they have done. */
const demoAge = { member: 60 * DAY, agent: (CONTRACT_DAYS + 30) * DAY } as const;
/** Who of the agent's line joined when: one after the other, the first before the contracts. */
const joinedAgo = (index: number): number => demoAge.agent - (index + 1) * 8 * DAY;
/** So many of the members belong to the demo agent's line. */
const DOWNLINE = 9;
/** The second of them has played for the whole time of the contracts: enough for most of its rounds, in đồng. */
const PLAYER = 1;
const playerBalance = 5_000_000;
/** And as many after them were brought in by the demo member. */
const FRIENDS = 3;
/** The last ones have done missions. */
const DOERS = 8;

/** Members with what they paid in before the world began; all money comes through the ledger. */
export const seedMembers = async (plan: WorldPlan): Promise<void> => {
  const { tx, merchant, tenant, random, runtime, now, demo } = plan;
  const open = async (member: Omit<MemberPlan, 'merchant'>, dong: number, at = now) => {
    const row = await memberService(tx, { ...runtime, now: () => at }).create({ ...member, merchant });
    await post(tx, {
      key: `opening:${row.id}`,
      merchant,
      reason: 'opening',
      ref: row.id,
      at,
      entries: transfer(
        { kind: 'cashier' },
        { kind: 'member', owner: row.id },
        scaledSum(dong, tenant),
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
      { account, passwordHash, type: demoType[role], vipLevel: demoVip[role], upline, ...demoContact[role] },
      demoBalance[role],
      new Date(now.getTime() - demoAge[role]),
    );
    return member;
  };
  const agent = await openDemo('agent');
  const demoMember = await openDemo('member', agent);
  if (demoMember !== undefined) {
    await invitationService(tx, runtime).give(merchant, demoMember.id, 'referral', DEMO_CODE);
  }
  const uplineOf = (index: number) =>
    index < DOWNLINE ? agent : index < DOWNLINE + FRIENDS ? demoMember : undefined;
  const others: MemberRow[] = [];
  for (const [index, account] of accounts.entries()) {
    const vipLevel = random.int(0, 6);
    const drawn = random.int(2, 900) * 25_000;
    const row = await open(
      {
        account,
        nickname: nicknames[account] ?? account,
        vipLevel,
        upline: uplineOf(index),
      },
      index === PLAYER ? Math.max(drawn, playerBalance) : drawn,
      index < DOWNLINE ? new Date(now.getTime() - joinedAgo(index)) : now,
    );
    others.push(row);
  }
  await seedMissions(plan, others.slice(-DOERS));
  if (demoMember !== undefined) await seedDemoPast(plan, demoMember);
  if (agent !== undefined) {
    await seedAgentDesk(plan, agent, others.slice(0, DOWNLINE));
    await seedContracts(plan, agent, others.slice(0, DOWNLINE));
  }
};
