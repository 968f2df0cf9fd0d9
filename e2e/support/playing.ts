import { expect, type FrameLocator, type Page } from '@playwright/test';

/** The game on the stage, once it can be played. */
export const openedGame = async (page: Page): Promise<FrameLocator> => {
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Quay', exact: true })).toBeEnabled({ timeout: 30_000 });
  return game;
};

/** One round, till the next can be begun. */
export const playRound = async (game: FrameLocator): Promise<void> => {
  const spin = game.getByRole('button', { name: 'Quay', exact: true });
  await spin.click();
  await expect(spin).toBeEnabled({ timeout: 30_000 });
};
