import type { GameView } from '../engine/gameWire.ts';

/** The stake of a card game, one of the game's stakes; `first` is its place at the start. */
export const stakeChoice = ({ stakes }: Pick<GameView, 'stakes'>, first: number) => {
  const last = stakes.length - 1;
  const within = (place: number): number => Math.max(0, Math.min(last, place));
  let chosen = within(first);
  return {
    stake: (): number => stakes[chosen] ?? 0,
    step: (direction: number): void => {
      chosen = within(chosen + direction);
    },
  };
};
