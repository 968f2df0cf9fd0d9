import type { RoundAct } from '../../engine/roundActs.ts';

/** The player's turn, which one act ends. `close` runs when it ends; while the game is paused no act counts. */
export const playerTurn = (isPaused: () => boolean, close: () => void) => {
  let decide: ((act: RoundAct) => void) | undefined;
  return {
    isOpen: (): boolean => decide !== undefined,
    act: (act: RoundAct): void => decide?.(act),
    begin: (): Promise<RoundAct> =>
      new Promise((resolve) => {
        decide = (act) => {
          if (isPaused()) return;
          decide = undefined;
          close();
          resolve(act);
        };
      }),
    drop: (): void => {
      decide = undefined;
      close();
    },
  };
};
