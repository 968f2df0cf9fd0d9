import { newMember } from '../../support/members';
import { page } from '../visitor/Target';
import { closeAnnouncements, closeGreeting, header, seesMember, submitLogin } from './account';
import type { Journey } from './Journey';

export const logIn: Journey = {
  title: 'a member logs in, is still a member after a reload, and logs out',
  run: async (visitor, site, name) => {
    const credentials = await newMember(site, 'aurora', name);
    await visitor.open(site.address('aurora'));
    await closeAnnouncements(visitor);
    await visitor.click(header.role('button', 'Đăng nhập'));
    await submitLogin(visitor, { ...credentials, password: 'not the password' });
    await visitor.sees(page.role('form', 'Đăng nhập').text(/Sai tài khoản hoặc mật khẩu/));
    await submitLogin(visitor, credentials);
    await closeGreeting(visitor);
    await closeAnnouncements(visitor);
    await visitor.reload();
    await seesMember(visitor);
    await visitor.click(header.role('link', 'Đăng xuất'));
    await visitor.click(page.role('alertdialog').role('button', 'Đăng xuất'));
    await visitor.sees(header.role('button', 'Đăng nhập'));
  },
};
