import { newPlayer } from '../../support/playing';
import { page } from '../session/Target';
import { logInByHeader } from './account';
import type { Journey } from './Journey';

/** The longest wait for a quick draw, with a margin. */
const A_DRAW = 100_000;

export const lottery: Journey = {
  title: 'a member bets on a quick draw and sees it settled',
  run: async (session, site, name) => {
    await logInByHeader(session, site, await newPlayer(site, name));
    await session.open(site.address('aurora', '/vnLottery?gameCode=VNQ30S'));
    await session.click(page.role('tab', 'Tài xỉu'));
    await session.click(page.role('button', 'Tài'));
    // A draw that still takes bets long enough to fill in a slip.
    await session.reads(page.role('timer'), /^00:(1[2-9]|[2-5]\d)$/, A_DRAW);
    await session.click(page.role('button', 'Đặt cược'));
    await session.click(page.role('button', /^Đặt cược \d/));
    await session.sees(page.text(/Đã nhận 1 vé/));
    const tickets = page.role('region', 'Vé của tôi');
    await session.sees(tickets.text('Chờ quay'));
    await session.seesNo(tickets.text('Chờ quay'), A_DRAW);
  },
};
