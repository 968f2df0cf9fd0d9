import { GameFault } from './gameServer.ts';
import type { Table } from './table.ts';

const TRIES = 4;
const BETWEEN = 1_200;

const KEY_BYTES = 16;

export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Asks until there is an answer; what it asks for must be one and the same however often it is said. Throws GameFault. */
export const insist = async <Answer>(
  { pause }: Pick<Table, 'pause'>,
  ask: () => Promise<Answer>,
  onWait: () => void,
): Promise<Answer> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      const mayBeBooked = error instanceof GameFault && error.code === 'no_answer';
      if (!mayBeBooked || tried === TRIES) throw error;
      onWait();
      await pause(BETWEEN * tried);
    }
  }
};
