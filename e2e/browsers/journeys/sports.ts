import { expect } from '@playwright/test';
import { newPlayer } from '../../support/playing';
import type { Site } from '../../support/startSite';
import { page, type Target } from '../session/Target';
import type { BrowserSession } from '../session/BrowserSession';
import { logInByHeader } from './account';
import type { Journey } from './Journey';

const slip = page.role('region', 'Phiếu cược');
const placed = slip.text(/Đã nhận cược/);
const bets = page.role('region', 'Cược của tôi');

/** A price that may be pressed at the moment; prices of a match that is locked are disabled. */
const homePrice = (match: Target): Target => match.role('button', /^1 \d/);

const openSports = async (session: BrowserSession, site: Site, name: string): Promise<void> => {
  await logInByHeader(session, site, await newPlayer(site, name));
  await session.open(site.address('aurora', '/sports'));
};

const placing = slip.role('button', /^(Đặt cược|Nhận tỷ lệ .* và đặt)$/);

/** Places the bet once; while its price changes, which the button names, accepts the new one. */
const place = async (session: BrowserSession): Promise<void> => {
  let isPlaced = false;
  const isAnsweredTo = async (words: string): Promise<boolean> => {
    isPlaced = (await session.look(placed)) !== undefined;
    return isPlaced || ((await session.look(placing))?.text ?? words) !== words;
  };
  do {
    const { text } = await session.sees(placing);
    await session.click(placing);
    await expect.poll(() => isAnsweredTo(text)).toBe(true);
  } while (!isPlaced);
};

export const liveBet: Journey = {
  title: 'a member bets on a match in play',
  run: async (session, site, name) => {
    await openSports(session, site, name);
    await session.click(page.role('button', /^Trực tiếp/));
    await session.sees(page.role('article').text(/\d'/));
    await session.click(homePrice(page.role('article')));
    await session.fill(slip.role('textbox', 'Tiền cược'), '50000');
    await place(session);
    await session.sees(bets.text('Chờ kết quả'));
  },
};

export const parlay: Journey = {
  title: 'a member bets on two matches in a parlay, which a reload keeps',
  run: async (session, site, name) => {
    await openSports(session, site, name);
    await session.click(slip.role('button', 'Xiên'));
    await session.click(page.role('button', 'Ngày mai'));
    await session.click(homePrice(page.role('article').nth(0)));
    await session.click(homePrice(page.role('article').nth(1)));
    await session.sees(slip.text(/^\d+,\d\d × \d+,\d\d$/));
    await session.fill(slip.role('textbox', 'Tiền cược'), '50000');
    await place(session);
    await session.reload();
    await session.sees(bets.text(/^Xiên 2, tỷ lệ/));
  },
};
