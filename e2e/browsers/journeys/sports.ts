import { expect } from '@playwright/test';
import { newPlayer } from '../../support/playing';
import type { Site } from '../../support/startSite';
import { page, type Target } from '../session/Target';
import type { BrowserSession } from '../session/BrowserSession';
import { logInByHeader } from './account';
import type { Journey } from './Journey';

const slip = page.role('region', 'Phiếu cược');
const placed = slip.text(/Đã nhận cược/);
const A_MOMENT = 3_000;
const bets = page.role('region', 'Cược của tôi');

/** A price that may be pressed at the moment; prices of a match that is locked are disabled. */
const homePrice = (match: Target): Target => match.role('button', /^1 \d/);

const openSports = async (session: BrowserSession, site: Site, name: string): Promise<void> => {
  await logInByHeader(session, site, await newPlayer(site, name));
  await session.open(site.address('aurora', '/sports'));
};

/** Accepts the current price, whatever it is, until the bet is placed. */
const place = (session: BrowserSession): Promise<void> =>
  expect(async () => {
    const button = slip.role('button', /^(Đặt cược|Nhận tỷ lệ .* và đặt)$/);
    if ((await session.look(button)) !== undefined) await session.click(button, A_MOMENT);
    await session.sees(placed, A_MOMENT);
  }).toPass({ timeout: 60_000 });

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
