import { expect } from '@playwright/test';
import { moneyOf, newPlayer, roundsOf } from '../../support/playing';
import { frame, page } from '../session/Target';
import { logInByHeader } from './account';
import type { Journey } from './Journey';

/** A game loads its pictures and sounds before its first round. */
const GAME_OPENS = 30_000;

export const slot: Journey = {
  title: 'a member finds a slot, plays two rounds and sees the balance of the ledger',
  run: async (session, site, name) => {
    await logInByHeader(session, site, await newPlayer(site, name));
    await session.type('/');
    const search = page.role('dialog');
    await session.fill(search.role('combobox', 'Tìm trò chơi'), 'kho bau rong');
    await session.reads(search.role('status'), /kho bau rong/);
    await session.click(search.role('button', /^Chơi ngay: Kho Báu Rồng/));
    const spin = frame.role('button', 'Quay');
    await session.click(spin, GAME_OPENS);
    await session.click(spin, GAME_OPENS);
    const states = async () => (await roundsOf(site, name)).map(({ state }) => state);
    await expect.poll(states).toEqual(['settled', 'settled']);
    const balance = Number(await moneyOf(site, name)).toLocaleString('vi-VN');
    await session.reads(page.role('main'), new RegExp(`Số dư\\s+${balance.replaceAll('.', '\\.')}\\s`));
  },
};
