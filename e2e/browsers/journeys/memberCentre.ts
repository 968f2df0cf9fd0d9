import { newMember } from '../../support/members';
import { page } from '../visitor/Target';
import { closeAnnouncements, closeGreeting, header } from './account';
import type { Journey } from './Journey';

export const memberCentre: Journey = {
  title: 'a member logs in and reads the member centre by keyboard alone',
  run: async (visitor, site, name) => {
    const { username, password } = await newMember(site, 'aurora', name);
    const form = page.role('form', 'Đăng nhập');
    await visitor.open(site.address('aurora', '/login'));
    await visitor.typeInto([
      [form.label('Tên đăng nhập'), username],
      [form.label('Mật khẩu'), password],
    ]);
    await visitor.press('Enter');
    await closeGreeting(visitor);
    await closeAnnouncements(visitor);

    const account = header.role('button', 'Tài khoản của tôi');
    // The focus is on the content of the page, which follows the header.
    await visitor.tabTo(account, 'Shift+Tab');
    await visitor.press('Enter');
    await visitor.tabTo(page.role('menuitem', 'Rút tiền'), 'ArrowDown');
    await visitor.press('Enter');
    const centre = page.role('dialog', 'Tài khoản của tôi');
    await visitor.sees(centre.role('heading', 'Rút tiền'));
    await visitor.tabTo(centre.role('link', 'Bảo mật'));
    await visitor.press('Enter');
    await visitor.sees(centre.role('heading', 'Bảo mật'));
    await visitor.press('Escape');
    await visitor.seesNo(centre);
    await visitor.sees(account);
  },
};
