import type { Handlers } from '../../http/endpoints/handlers.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { realityCheckService } from './realityCheckService.ts';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';

const aMinute = 60_000;

export const coolOffModule = ({ database }: Parts) =>
  ({
    playBreak: async ({ caller, tenant, now }) => ({
      pause: caller.coolOff ? wireCoolOff(caller.coolOff) : null,
      realityCheckAt:
        (await realityCheckService(database.queries).dueAt(caller, tenant, now))?.toISOString() ?? null,
      realityCheckMinutes: await realityCheckService(database.queries).minutes(caller, tenant),
    }),
    takeBreak: ({ caller, body: { minutes }, now }) =>
      database.transaction(async (tx) => {
        await lockMember(tx, caller);
        const until = new Date(now.getTime() + minutes * aMinute);
        // Whoever takes a break has answered the reality check.
        await realityCheckService(tx).answer(caller, now);
        return wireCoolOff(await coolOffService(tx).take(caller, { kind: 'break', until }, now));
      }),
  }) satisfies Handlers;
