import { brandDay } from '../../brands/calendar/brandDay.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { waitingAccountStore } from '../../members/activation/waitingAccounts.ts';
import { invitationService } from '../../members/invitations/invitationService.ts';
import { linkStore } from '../../members/invitations/linkStore.ts';
import { invitationDays } from '../../members/invitations/schema.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import { lineRates } from '../../members/rates/lineRates.ts';
import type { Rates } from '../../members/rates/rates.ts';
import { messengerOf } from './brandMessenger.ts';
import type { WorldPlan } from './worldPlan.ts';

const DAY = 86_400_000;
/** So many days ago the links were made; they have been visited since. */
const LINK_AGE = 45;

const linksOf = (tenant: Tenant) =>
  [
    {
      code: 'AGENT88',
      name: messengerOf(tenant),
      makes: 'member',
      rates: { RNG: 100, LIVE: 60, FISH: 80, SPORTS: 80 },
    },
    { code: 'DAILY88', name: 'Đại lý', makes: 'agent', rates: { RNG: 110, LIVE: 70, FISH: 90, SPORTS: 90 } },
    { code: 'XUAN88', name: 'Tết', makes: 'member', rates: { RNG: 80, LIVE: 50 }, endedDaysAgo: 12 },
  ] as const;

/** What the first members of the line were given; the others have the brand's own. */
const given: readonly Rates[] = [
  { RNG: 110, LIVE: 70, FISH: 90, SPORTS: 90, LOTT: 80 },
  { RNG: 100, LIVE: 60, FISH: 80, SPORTS: 80 },
  { RNG: 100, LIVE: 60, FISH: 80, SPORTS: 80 },
];
const WAITING = { account: 'hoangnam', nickname: 'Hoàng Nam' } as const;

/** What the demo agent finds in the agent centre: links with their visits, rates of its line, an account that waits. */
export const seedAgentDesk = async (
  { tx, tenant, merchant, random, runtime, now }: WorldPlan,
  agent: MemberRow,
  line: readonly MemberRow[],
): Promise<void> => {
  const links = linksOf(tenant);
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const holder = { merchant, memberId: agent.id, line: agent.line };
  const invitations = invitationService(tx, runtime);
  for (const [place, link] of links.entries()) {
    const { code, endedDaysAgo, ...terms } = { endedDaysAgo: 0, ...link };
    await linkStore(tx).add(holder, code, terms, ago(LINK_AGE - place));
    for (let days = LINK_AGE - place; days > endedDaysAgo; days -= 1) {
      const day = brandDay(ago(days), tenant.timeZone);
      await tx.insert(invitationDays).values({ merchant, code, day, visits: random.int(0, 14) });
    }
    if (endedDaysAgo > 0) await linkStore(tx).change(holder, code, { endedAt: ago(endedDaysAgo) });
  }
  for (const [place, member] of line.entries()) {
    const { code } = links[place % links.length] ?? links[0];
    await invitations.count({ merchant, code, day: brandDay(ago(20 + place), tenant.timeZone) }, member.id);
  }
  for (const [place, rates] of given.entries()) {
    const member = line[place];
    if (member !== undefined) await lineRates(tx).give(member, rates, ago(LINK_AGE));
  }
  await waitingAccountStore(tx, runtime).open(holder, { ...WAITING, type: 0 }, given[1] ?? {});
};
