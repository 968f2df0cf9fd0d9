import { newPlayer } from '../../support/playing';
import { page } from '../visitor/Target';
import { logInByHeader } from './account';
import type { Journey } from './Journey';

/** The longest wait for a quick draw, with a margin. */
const A_DRAW = 100_000;

export const lottery: Journey = {
  title: 'a member bets on a quick draw and sees it settled',
  run: async (visitor, site, name) => {
    await logInByHeader(visitor, site, await newPlayer(site, name));
    await visitor.open(site.address('aurora', '/vnLottery?gameCode=VNQ30S'));
    await visitor.click(page.role('tab', 'Tài xỉu'));
    await visitor.click(page.role('button', 'Tài'));
    // A draw that still takes bets long enough to fill in a slip.
    await visitor.reads(page.role('timer'), /^00:(1[2-9]|[2-5]\d)$/, A_DRAW);
    await visitor.click(page.role('button', 'Đặt cược'));
    await visitor.click(page.role('button', /^Đặt cược \d/));
    await visitor.sees(page.text(/Đã nhận 1 vé/));
    const tickets = page.role('region', 'Vé của tôi');
    await visitor.sees(tickets.text('Chờ quay'));
    await visitor.seesNo(tickets.text('Chờ quay'), A_DRAW);
  },
};
