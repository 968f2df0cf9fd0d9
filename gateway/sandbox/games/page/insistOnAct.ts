import type { PlayedView } from '../engine/gameWire.ts';
import { GameFault, type ActAsked } from './gameServer.ts';
import { insist } from './insist.ts';
import type { Table } from './table.ts';

/** Asks until an act is answered: another one in its place would be refused. Throws any other GameFault. */
export const insistOnAct = async (
  table: Pick<Table, 'server' | 'words' | 'notice' | 'pause'>,
  step: ActAsked,
  /** Resolves when the player presses something again. */
  pressed: () => Promise<void>,
): Promise<PlayedView> => {
  const { server, words, notice } = table;
  for (;;) {
    try {
      return await insist(
        table,
        () => server.act(step),
        () => notice.say(words.checking),
      );
    } catch (error) {
      if (!(error instanceof GameFault) || error.code !== 'no_answer') throw error;
      notice.say(words.noAnswer);
      await pressed();
    }
  }
};
