import { page } from '../session/Target';
import { closeAnnouncements, seesMember } from './account';
import type { Journey } from './Journey';

export const register: Journey = {
  title: 'a visitor registers and is a member at once',
  run: async (session, site, name) => {
    await site.operator('rule', 'set', 'password', '--pattern', 'any', '--brand', 'aurora');
    await session.open(site.address('aurora', '/register'));
    const form = page.role('form', 'Đăng ký');
    await session.fill(form.label(/^Tên đăng nhập/), name);
    await session.fill(form.label(/^Mật khẩu/), 'Sao-Mai 2026!');
    await session.fill(form.label(/^Nhập lại mật khẩu/), 'Sao-Mai 2026!');
    await session.click(form.role('checkbox', /^Tôi đã đủ/));
    await session.click(form.role('button', 'Tạo tài khoản'));
    await closeAnnouncements(session);
    await seesMember(session);
  },
};
