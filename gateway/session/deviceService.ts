import { sessionLife } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import type { Player } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { refuse } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';
import { rememberService } from './rememberService.ts';
import { sessionService } from './sessionService.ts';

/** Sessions as their owner sees them: where the member is logged in, for how long, and out of it. */
export const deviceService = (database: Database, runtime: Runtime) => {
  const sessions = sessionService(database.queries, runtime);
  const listOf = ({ merchant, memberId }: Player) => sessions.listOf(merchant, memberId);
  return {
    info: async (caller: Player, alive: boolean): Promise<Value<'sessionInfo'>> => {
      if (alive) await sessions.touch(caller);
      const row = (await sessions.row(caller.merchant, caller.tokenHash)) ?? refuse('not_logged_in');
      const endsAt = row.createdAt.getTime() + sessionLife.absolute * 1000;
      const idleEndsAt = Math.min(endsAt, row.seenAt.getTime() + row.idleMinutes * 60_000);
      return {
        mustChange: caller.mustChange,
        idleEndsAt: new Date(idleEndsAt).toISOString(),
        endsAt: new Date(endsAt).toISOString(),
      };
    },

    list: async (caller: Player): Promise<Value<'devices'>> => ({
      devices: (await listOf(caller)).map(({ id, agent, ip, createdAt, seenAt, tokenHash }) => ({
        id,
        agent,
        ip,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
        current: tokenHash === caller.tokenHash,
      })),
    }),

    /** Ends a session of the caller's own and what it would come back by, or `others`: all but the one that asks. */
    signOut: async (caller: Player, id: string): Promise<void> => {
      const { merchant, memberId, tokenHash } = caller;
      const rows = await listOf(caller);
      const remembered = rememberService(database.queries, runtime);
      if (id === 'others') {
        await sessions.endAllOf(merchant, memberId, tokenHash);
        await remembered.forgetAllOf(
          merchant,
          memberId,
          rows.find((row) => row.tokenHash === tokenHash)?.family,
        );
        return;
      }
      const row = rows.find((one) => one.id === id) ?? refuse('not_found');
      await sessions.end(row);
      if (row.family !== null) await remembered.forget(merchant, row.family);
    },
  };
};
