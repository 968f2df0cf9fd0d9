import type { PlayedView } from '../engine/gameWire.ts';
import { GameFault } from './gameServer.ts';
import type { Bet, Table } from './table.ts';

const TRIES = 4;
const BETWEEN = 1_200;

const KEY_BYTES = 16;

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Asks for a round until there is an answer: the key makes sure that it is one and the same. Throws GameFault. */
export const askRound = async (
  { server, pause }: Pick<Table, 'server' | 'pause'>,
  key: string,
  bet: Bet,
  onWait: () => void,
): Promise<PlayedView> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await server.play({ key, ...bet });
    } catch (error) {
      const mayBeBooked = error instanceof GameFault && error.code === 'no_answer';
      if (!mayBeBooked || tried === TRIES) throw error;
      onWait();
      await pause(BETWEEN * tried);
    }
  }
};
