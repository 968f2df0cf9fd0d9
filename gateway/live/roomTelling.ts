import type { Player } from '../http/policy/caller.ts';
import { chatService } from '../play/rooms/chatService.ts';
import type { Queries } from '../platform/database/database.ts';
import type { LiveSocket } from './liveSocket.ts';

interface Told {
  /** Number of the last word that was told. */
  no: Promise<number>;
  /** Words of a room are told one batch after another. */
  chain: Promise<void>;
}

const MOST_AT_ONCE = 200;

const keyOf = (merchant: string, roomId: string): string => `${merchant} ${roomId}`;

/**
 * Tells sockets the words of the room they are in, each once and in the order of their numbers: whatever order the
 * gateways' notifications come in, a batch is what the database has after the last word told.
 */
export const roomTelling = (
  queries: Queries,
  listeners: (merchant: string, roomId: string) => readonly LiveSocket[],
  onFailure: (error: unknown) => void,
) => {
  const rooms = new Map<string, Told>();
  const chat = chatService(queries);

  const tellNew = async (told: Told, merchant: string, roomId: string): Promise<void> => {
    const since = await told.no;
    const rows = await chat.since(merchant, roomId, since, MOST_AT_ONCE);
    const last = rows.at(-1);
    if (last === undefined) return;
    told.no = Promise.resolve(last.word.no);
    for (const socket of listeners(merchant, roomId)) {
      const reader: Pick<Player, 'memberId'> = { memberId: socket.memberId ?? '' };
      socket.tell({ topic: 'room', value: { list: rows.map((row) => chat.toWord(row, reader)) } });
    }
    if (rows.length === MOST_AT_ONCE) await tellNew(told, merchant, roomId);
  };

  return {
    /** From now on the words of the room are told; what was said before the page asks for. */
    enter: (merchant: string, roomId: string): void => {
      const key = keyOf(merchant, roomId);
      if (!rooms.has(key)) rooms.set(key, { no: chat.lastNo(merchant, roomId), chain: Promise.resolve() });
    },

    /** Forgets a room in which nobody listens any more. */
    leave: (merchant: string, roomId: string): void => {
      if (listeners(merchant, roomId).length === 0) rooms.delete(keyOf(merchant, roomId));
    },

    /** Something was said, or taken away, which pages see by asking anew. */
    hear: (merchant: string, roomId: string, isHidden: boolean): void => {
      const told = rooms.get(keyOf(merchant, roomId));
      if (told === undefined) return;
      if (isHidden) for (const socket of listeners(merchant, roomId)) socket.skip(['room']);
      told.chain = told.chain
        .then(() => tellNew(told, merchant, roomId))
        .catch((error: unknown) => {
          onFailure(error);
          told.no = chat.lastNo(merchant, roomId);
          for (const socket of listeners(merchant, roomId)) socket.skip(['room']);
        });
    },
  };
};
