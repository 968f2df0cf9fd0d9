import { expect } from '@playwright/test';
import { newPlayer } from '../../support/playing';
import type { Site } from '../../support/startSite';
import { page, type Target } from '../visitor/Target';
import type { Visitor } from '../visitor/Visitor';
import { logInByHeader } from './account';
import type { Journey } from './Journey';

const slip = page.role('region', 'Phiếu cược');
const placed = slip.text(/Đã nhận cược/);
const A_MOMENT = 3_000;
const bets = page.role('region', 'Cược của tôi');

/** A price that may be pressed at the moment; prices of a match that is locked are disabled. */
const homePrice = (match: Target): Target => match.role('button', /^1 \d/);

const openSports = async (visitor: Visitor, site: Site, name: string): Promise<void> => {
  await logInByHeader(visitor, site, await newPlayer(site, name));
  await visitor.open(site.address('aurora', '/sports'));
};

/** Accepts the current price, whatever it is, until the bet is placed. */
const place = (visitor: Visitor): Promise<void> =>
  expect(async () => {
    const button = slip.role('button', /^(Đặt cược|Nhận tỷ lệ .* và đặt)$/);
    if ((await visitor.look(button)) !== undefined) await visitor.click(button, A_MOMENT);
    await visitor.sees(placed, A_MOMENT);
  }).toPass({ timeout: 60_000 });

export const liveBet: Journey = {
  title: 'a member bets on a match in play',
  run: async (visitor, site, name) => {
    await openSports(visitor, site, name);
    await visitor.click(page.role('button', /^Trực tiếp/));
    await visitor.sees(page.role('article').text(/\d'/));
    await visitor.click(homePrice(page.role('article')));
    await visitor.fill(slip.role('textbox', 'Tiền cược'), '50000');
    await place(visitor);
    await visitor.sees(bets.text('Chờ kết quả'));
  },
};

export const parlay: Journey = {
  title: 'a member bets on two matches in a parlay, which a reload keeps',
  run: async (visitor, site, name) => {
    await openSports(visitor, site, name);
    await visitor.click(slip.role('button', 'Xiên'));
    await visitor.click(page.role('button', 'Ngày mai'));
    await visitor.click(homePrice(page.role('article').nth(0)));
    await visitor.click(homePrice(page.role('article').nth(1)));
    await visitor.sees(slip.text(/^\d+,\d\d × \d+,\d\d$/));
    await visitor.fill(slip.role('textbox', 'Tiền cược'), '50000');
    await place(visitor);
    await visitor.reload();
    await visitor.sees(bets.text(/^Xiên 2, tỷ lệ/));
  },
};
