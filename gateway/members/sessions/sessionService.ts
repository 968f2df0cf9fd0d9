import { sessionLife } from '#contract/constants';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { activityService } from '../activity/activityService.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { livingSessions, type SessionBounds } from './livingSessions.ts';
import { sessionRepository } from './sessionRepository.ts';
import { newToken, tokenHash } from '../../platform/oneTimeTokens/token.ts';

/** A session is written as 'seen' at most once in this time, so that reads stay reads. */
const SEEN_EVERY = 60_000;

/** After this time it counts as one that may have been left open. */
const FRESH = 15 * 60_000;

export interface SessionPlace {
  readonly ip: string;
  /** The User-Agent header. */
  readonly agent: string;
  /** Whose session the browser had until now: it ends with the entry of whoever comes. */
  readonly replaces?: Pick<Player, 'merchant' | 'tokenHash'>;
}

interface SessionPlan {
  /** Minutes without a call after which it ends. */
  readonly idleMinutes?: number;
  /** Of the remembered log-in that it came with. */
  readonly family?: string | undefined;
  /** Whether its owner has just shown who they are; a remembered device does not. */
  readonly proved?: boolean;
}

export const sessionService = (queries: Queries, runtime: Runtime) => {
  const repository = sessionRepository(queries);
  const bounds = (now: Date): SessionBounds => ({
    now,
    begunAfter: new Date(now.getTime() - sessionLife.absolute * 1000),
  });
  const find = livingSessions(queries, () => bounds(runtime.now()));
  const lookUp = async (merchant: string, hash: string, alive: boolean): Promise<Player | undefined> => {
    const found = await find({ merchant, tokenHash: hash });
    if (found === undefined) return undefined;
    const { seenAt, coolOff, ...player } = found;
    const now = runtime.now();
    if (alive && now.getTime() - seenAt.getTime() >= SEEN_EVERY) {
      await repository.touch(merchant, hash, now);
      await activityService(queries).note(player, now);
    }
    return { ...player, coolOff: coolOff ?? undefined };
  };
  return {
    /** Begins a session and answers its token, which nothing else ever sees again. */
    begin: async (
      merchant: string,
      memberId: string,
      { ip, agent }: SessionPlace,
      { idleMinutes = sessionLife.idle / 60, family, proved = true }: SessionPlan = {},
    ): Promise<string> => {
      const token = newToken(runtime);
      await repository.insert({
        tokenHash: tokenHash(token),
        id: runtime.newId(),
        idleMinutes,
        family: family ?? null,
        merchant,
        memberId,
        createdAt: runtime.now(),
        provedAt: proved ? runtime.now() : null,
        ip,
        agent: agent.slice(0, 200),
      });
      await activityService(queries).note({ merchant, memberId }, runtime.now());
      return token;
    },

    /** The account a token stands for with this brand. A call that the site made by itself is no sign of life. */
    resolve: (merchant: string, token: string, alive = true): Promise<Player | undefined> =>
      lookUp(merchant, tokenHash(token), alive),

    /** Whether a session still lives; looking keeps it from nothing. */
    isLive: async (merchant: string, hash: string): Promise<boolean> =>
      (await lookUp(merchant, hash, false)) !== undefined,

    /** The account of a session named by its hash; what happens in a game is a sign of life. */
    keepAlive: (merchant: string, hash: string): Promise<Player | undefined> => lookUp(merchant, hash, true),

    end: ({ merchant, tokenHash }: Pick<Player, 'merchant' | 'tokenHash'>) =>
      repository.end(merchant, tokenHash, runtime.now()),

    /** After a password change or when the account is disabled; a session may be kept. */
    endAllOf: (merchant: string, memberId: string, kept?: string) =>
      repository.endAllOf(merchant, memberId, runtime.now(), kept),

    /** All that came from one remembered log-in. */
    endFamily: (merchant: string, family: string) => repository.endFamily(merchant, family, runtime.now()),

    row: repository.byHash,

    /** Whether its owner showed who they are a short time ago: an open session alone does not make a first password. */
    isFresh: async ({ merchant, tokenHash }: Player): Promise<boolean> => {
      const provedAt = (await repository.byHash(merchant, tokenHash))?.provedAt?.getTime() ?? -Infinity;
      return runtime.now().getTime() - provedAt <= FRESH;
    },

    /** Notes a sign of life at once. */
    touch: async (player: Player): Promise<void> => {
      await repository.touch(player.merchant, player.tokenHash, runtime.now());
      await activityService(queries).note(player, runtime.now());
    },

    listOf: (merchant: string, memberId: string) =>
      repository.listOf(merchant, memberId, bounds(runtime.now())),

    sweep: () => repository.deleteOver(bounds(runtime.now())),
  };
};
