import { sessionLife } from '#contract/constants';
import type { Player } from '../caller.ts';
import type { Queries } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { sessionRepository, type SessionBounds } from './sessionRepository.ts';
import { newToken, tokenHash } from './token.ts';

/** A session is written as 'seen' at most once in this time, so that reads stay reads. */
const SEEN_EVERY = 60_000;

export interface SessionPlace {
  readonly ip: string;
  /** The User-Agent header. */
  readonly agent: string;
}

export const sessionService = (queries: Queries, runtime: Runtime) => {
  const repository = sessionRepository(queries);
  const bounds = (now: Date): SessionBounds => ({
    seenAfter: new Date(now.getTime() - sessionLife.idle * 1000),
    begunAfter: new Date(now.getTime() - sessionLife.absolute * 1000),
  });
  return {
    /** Begins a session and answers its token, which nothing else ever sees again. */
    begin: async (merchant: string, memberId: string, { ip, agent }: SessionPlace): Promise<string> => {
      const token = newToken(runtime);
      await repository.insert({
        tokenHash: tokenHash(token),
        merchant,
        memberId,
        createdAt: runtime.now(),
        ip,
        agent: agent.slice(0, 200),
      });
      return token;
    },

    /** The account a token stands for with this brand. */
    resolve: async (merchant: string, token: string): Promise<Player | undefined> => {
      const now = runtime.now();
      const found = await repository.find(merchant, tokenHash(token), bounds(now));
      if (found === undefined) return undefined;
      const { seenAt, ...player } = found;
      if (now.getTime() - seenAt.getTime() >= SEEN_EVERY) {
        await repository.touch(merchant, player.tokenHash, now);
      }
      return player;
    },

    end: ({ merchant, tokenHash }: Player) => repository.end(merchant, tokenHash, runtime.now()),

    /** After a password change or when the account is disabled. */
    endAllOf: (merchant: string, memberId: string) => repository.endAllOf(merchant, memberId, runtime.now()),

    sweep: () => repository.deleteOver(bounds(runtime.now())),
  };
};

export type SessionService = ReturnType<typeof sessionService>;
