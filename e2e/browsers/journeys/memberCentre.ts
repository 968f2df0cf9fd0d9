import { newMember } from '../../support/members';
import { page } from '../session/Target';
import { closeAnnouncements, closeGreeting, header } from './account';
import type { Journey } from './Journey';

export const memberCentre: Journey = {
  title: 'a member logs in and reads the member centre by keyboard alone',
  run: async (session, site, name) => {
    const { username, password } = await newMember(site, 'aurora', name);
    const form = page.role('form', 'Đăng nhập');
    await session.open(site.address('aurora', '/login'));
    await session.typeInto([
      [form.label('Tên đăng nhập'), username],
      [form.label('Mật khẩu'), password],
    ]);
    await session.press('Enter');
    await closeGreeting(session);
    await closeAnnouncements(session);

    const account = header.role('button', 'Tài khoản của tôi');
    // The focus is on the content of the page, which follows the header.
    await session.tabTo(account, 'Shift+Tab');
    await session.press('Enter');
    await session.tabTo(page.role('menuitem', 'Rút tiền'), 'ArrowDown');
    await session.press('Enter');
    const centre = page.role('dialog', 'Tài khoản của tôi');
    await session.sees(centre.role('heading', 'Rút tiền'));
    await session.tabTo(centre.role('link', 'Bảo mật'));
    await session.press('Enter');
    await session.sees(centre.role('heading', 'Bảo mật'));
    await session.press('Escape');
    await session.seesNo(centre);
    await session.sees(account);
  },
};
