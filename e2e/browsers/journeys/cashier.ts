import { ledgerOf, newSaver } from '../../support/cashier';
import { expect } from '@playwright/test';
import { page } from '../visitor/Target';
import { header, logInByHeader } from './account';
import type { Journey } from './Journey';

const centre = page.role('dialog', 'Tài khoản của tôi');

/** The sandbox answers within seconds; a busy machine may take longer. */
const SOON = 90_000;

export const deposit: Journey = {
  title: 'a member deposits and sees the money in the wallet',
  run: async (visitor, site, name) => {
    await logInByHeader(visitor, site, await newSaver(site, name, 0));
    await visitor.click(header.role('link', 'Nạp tiền'));
    await visitor.fill(centre.label('Số tiền'), '200000');
    await visitor.click(centre.role('button', 'Nạp tiền'));
    await visitor.sees(centre.text('200.000 ₫ đã vào ví.'), SOON);
    expect(await ledgerOf(site, name)).toBe('200000');
  },
};

export const withdraw: Journey = {
  title: 'a member withdraws and confirms that the money has arrived',
  run: async (visitor, site, name) => {
    const saver = await newSaver(site, name, 500_000);
    await logInByHeader(visitor, site, saver);
    await visitor.click(header.role('button', 'Tài khoản của tôi'));
    await visitor.click(page.role('menuitem', 'Rút tiền'));
    await visitor.fill(centre.label('Số tiền'), '200000');
    await visitor.fill(centre.label('Mật khẩu rút tiền'), saver.pin);
    await visitor.click(centre.role('button', 'Rút tiền'));
    const running = centre.role('region', 'Lệnh rút');
    await visitor.click(running.role('button', 'Đã nhận đủ'), SOON);
    await visitor.click(running.role('button', 'Xác nhận đã nhận đủ'));
    await visitor.seesNo(running);
    expect(await ledgerOf(site, name)).toBe('300000');
  },
};
