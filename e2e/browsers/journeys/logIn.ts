import { newMember } from '../../support/members';
import { page } from '../session/Target';
import { closeAnnouncements, closeGreeting, header, seesMember, submitLogin } from './account';
import type { Journey } from './Journey';

export const logIn: Journey = {
  title: 'a member logs in, is still a member after a reload, and logs out',
  run: async (session, site, name) => {
    const credentials = await newMember(site, 'aurora', name);
    await session.open(site.address('aurora'));
    await closeAnnouncements(session);
    await session.click(header.role('button', 'Đăng nhập'));
    await submitLogin(session, { ...credentials, password: 'not the password' });
    await session.sees(page.role('form', 'Đăng nhập').text(/Sai tài khoản hoặc mật khẩu/));
    await submitLogin(session, credentials);
    await closeGreeting(session);
    await closeAnnouncements(session);
    await session.reload();
    await seesMember(session);
    await session.click(header.role('link', 'Đăng xuất'));
    await session.click(page.role('alertdialog').role('button', 'Đăng xuất'));
    await session.sees(header.role('button', 'Đăng nhập'));
  },
};
