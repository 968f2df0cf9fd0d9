import { brandDay } from '../../brands/calendar/brandDay.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';
import { invitationService } from '../../members/invitations/invitationService.ts';
import type { Queries } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

const DAY = 24 * 60 * 60_000;
/** Visits from one address in a day: with any code, each leaving a row for that day; and counted for one code. */
const most = { calls: 40, ofLink: 5 } as const;

export interface Visit {
  readonly code: string;
  /** Drawn by the visitor's page for its session. */
  readonly visit: string;
  readonly ip: string;
}

/**
 * Counts visitors of register links: a session once, and of one address few a day, so that whoever calls in a loop
 * neither raises a figure nor fills a table. Says nothing of what it has done.
 */
export const visitCounter = (queries: Queries, runtime: Runtime) => {
  const counter = windowCounter(queries);
  const invitations = invitationService(queries, runtime);
  return async (
    { merchantCode: merchant, timeZone }: Pick<Tenant, 'merchantCode' | 'timeZone'>,
    { code: given, visit, ip }: Visit,
  ): Promise<void> => {
    const now = runtime.now();
    const address = countedAddress(ip);
    const times = (kind: string, subject: string) => counter.add({ merchant, kind, subject }, DAY, now);
    if ((await times('visit address', address)) > most.calls) return;
    const invitation = await invitations.find(merchant, given);
    if (invitation === undefined) return;
    const { code } = invitation;
    if ((await times('visit session', `${code} ${visit}`)) > 1) return;
    if ((await times('visit link', `${code} ${address}`)) > most.ofLink) return;
    await invitations.count({ merchant, code, day: brandDay(now, timeZone) });
  };
};
