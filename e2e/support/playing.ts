import { expect, type FrameLocator, type Page } from '@playwright/test';
import { newMember, type Credentials } from './members';
import type { Site } from './startSite';

/** In whole units, as the operator's command answers it. */
interface Amount {
  readonly amount: string;
}

interface Round {
  readonly game: string;
  readonly stake: string;
  readonly win: string;
  readonly state: string;
}

/** Balance of a new player, in minor units. */
export const START = 5_000_000n;

export const digits = (text: string | null): bigint => BigInt((text ?? '').replace(/\D/g, ''));

/** A member of the brand aurora with money to play with. */
export const newPlayer = async (site: Site, account: string): Promise<Credentials> => {
  const credentials = await newMember(site, 'aurora', account);
  await site.operator(
    ...['money', 'credit', account, String(START), '--reason', 'to play with', '--key', account],
    ...['--brand', 'aurora'],
  );
  return credentials;
};

/** The rounds as the gateway has recorded them. */
export const roundsOf = async (site: Site, account: string): Promise<Round[]> => {
  const answer = await site.operator('game', 'rounds', account, '--brand', 'aurora', '--json');
  const rows = JSON.parse(answer) as (Omit<Round, 'stake' | 'win'> & Record<'stake' | 'win', Amount>)[];
  return rows.map(({ stake, win, ...row }) => ({ ...row, stake: stake.amount, win: win.amount }));
};

export const moneyOf = async (site: Site, account: string): Promise<bigint> => {
  const [row] = JSON.parse(await site.operator('money', 'show', account, '--brand', 'aurora', '--json')) as {
    balance: Amount;
  }[];
  return digits(row?.balance.amount ?? '');
};

/** The opened game's frame, once the game is ready to play. */
export const openedGame = async (page: Page): Promise<FrameLocator> => {
  const game = page.frameLocator('iframe');
  await expect(game.getByRole('button', { name: 'Quay', exact: true })).toBeEnabled();
  return game;
};

/** Plays one round and waits until the next one can start. */
export const playRound = async (game: FrameLocator): Promise<void> => {
  const spin = game.getByRole('button', { name: 'Quay', exact: true });
  await spin.click();
  await expect(spin).toBeEnabled();
};
