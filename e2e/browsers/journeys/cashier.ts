import { ledgerOf, newSaver } from '../../support/cashier';
import { expect } from '@playwright/test';
import { page } from '../session/Target';
import { header, logInByHeader } from './account';
import type { Journey } from './Journey';

const centre = page.role('dialog', 'Tài khoản của tôi');

/** The sandbox answers within seconds; a busy machine may take longer. */
const SOON = 90_000;

export const deposit: Journey = {
  title: 'a member deposits and sees the money in the wallet',
  run: async (session, site, name) => {
    await logInByHeader(session, site, await newSaver(site, name, 0));
    await session.click(header.role('link', 'Nạp tiền'));
    await session.fill(centre.label('Số tiền'), '200000');
    await session.click(centre.role('button', 'Nạp tiền'));
    await session.sees(centre.text('200.000 ₫ đã vào ví.'), SOON);
    expect(await ledgerOf(site, name)).toBe('200000');
  },
};

export const withdraw: Journey = {
  title: 'a member withdraws and confirms that the money has arrived',
  run: async (session, site, name) => {
    const saver = await newSaver(site, name, 500_000);
    await logInByHeader(session, site, saver);
    await session.click(header.role('button', 'Tài khoản của tôi'));
    await session.click(page.role('menuitem', 'Rút tiền'));
    await session.fill(centre.label('Số tiền'), '200000');
    await session.fill(centre.label('Mật khẩu rút tiền'), saver.pin);
    await session.click(centre.role('button', 'Rút tiền'));
    const running = centre.role('region', 'Lệnh rút');
    await session.click(running.role('button', 'Đã nhận đủ'), SOON);
    await session.click(running.role('button', 'Xác nhận đã nhận đủ'));
    await session.seesNo(running);
    expect(await ledgerOf(site, name)).toBe('300000');
  },
};
