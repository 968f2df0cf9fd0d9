import { sessionLife } from '#contract/constants';
import type { Value } from '#contract/wireTypes';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { lockMember } from '../members/lockMember.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { rememberService } from './rememberService.ts';
import type { sessions as sessionTable } from './schema.ts';
import { sessionService } from './sessionService.ts';

type Ended = Pick<typeof sessionTable.$inferSelect, 'merchant' | 'tokenHash' | 'family'>;

/** Sessions as their owner sees them: where the member is logged in, for how long, and out of it. */
export const deviceService = (database: Database, runtime: Runtime) => {
  const sessions = sessionService(database.queries, runtime);
  /** A device that comes back waits for the member's row, so that it finds itself forgotten or its session ended here. */
  const end = async (tx: Queries, row: Ended): Promise<void> => {
    if (row.family !== null) await rememberService(tx, runtime).forget(row.merchant, row.family);
    await sessionService(tx, runtime).end(row);
  };
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
        pause: caller.coolOff ? wireCoolOff(caller.coolOff) : null,
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
    signOut: (caller: Player, id: string): Promise<void> =>
      database.transaction(async (tx) => {
        const { merchant, memberId, tokenHash } = caller;
        await lockMember(tx, caller);
        const rows = await sessionService(tx, runtime).listOf(merchant, memberId);
        if (id !== 'others') return end(tx, rows.find((row) => row.id === id) ?? refuse('not_found'));
        const kept = rows.find((row) => row.tokenHash === tokenHash)?.family;
        await rememberService(tx, runtime).forgetAllOf(merchant, memberId, kept);
        return sessionService(tx, runtime).endAllOf(merchant, memberId, tokenHash);
      }),

    /** Ends the session that asks, in the same way. */
    logOut: (caller: Player): Promise<void> =>
      database.transaction(async (tx) => {
        await lockMember(tx, caller);
        const row = await sessionService(tx, runtime).row(caller.merchant, caller.tokenHash);
        if (row !== undefined) await end(tx, row);
      }),
  };
};
