import type { GameView, PlayedView, RoundView } from '../../engine/gameWire.ts';
import { GameFault, type ActAsked } from '../gameServer.ts';
import type { Table } from '../table.ts';
import { wordsFor } from '../words.ts';

/** A table without motion whose server answers each act with the next of some rounds, or with no answer. */
export const actTable = (game: Partial<GameView>, answers: readonly (RoundView | 'no_answer')[]) => {
  const left = [...answers];
  const asked: ActAsked[] = [];
  const said: string[] = [];
  const told: string[] = [];
  let paused = false;
  const table = {
    game: { balance: 900_000, language: 'VI', ...game },
    words: wordsFor('VI'),
    amount: String,
    sound: { play: () => undefined },
    isFast: () => false,
    isPaused: () => paused,
    pause: () => Promise.resolve(),
    notice: { say: (text: string) => said.push(text), hide: () => undefined },
    frame: { tell: (type: string) => told.push(type) },
    server: {
      act: (step: ActAsked): Promise<PlayedView> => {
        asked.push(step);
        const answer = left.shift();
        if (answer === undefined || answer === 'no_answer') return Promise.reject(new GameFault('no_answer'));
        return Promise.resolve({ round: answer, balance: 50_000 });
      },
    },
  } as unknown as Table;
  return {
    table,
    /** The acts that the server was asked for, what the notice said, and what the page around was told. */
    ...{ asked, said, told },
    pause: (is: boolean): void => {
      paused = is;
    },
  };
};
