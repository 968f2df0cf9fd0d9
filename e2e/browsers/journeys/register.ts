import { page } from '../visitor/Target';
import { closeAnnouncements, seesMember } from './account';
import type { Journey } from './Journey';

export const register: Journey = {
  title: 'a visitor registers and is a member at once',
  run: async (visitor, site, name) => {
    await site.operator('rule', 'set', 'password', '--pattern', 'any', '--brand', 'aurora');
    await visitor.open(site.address('aurora', '/register'));
    const form = page.role('form', 'Đăng ký');
    await visitor.fill(form.label(/^Tên đăng nhập/), name);
    await visitor.fill(form.label(/^Mật khẩu/), 'Sao-Mai 2026!');
    await visitor.fill(form.label(/^Nhập lại mật khẩu/), 'Sao-Mai 2026!');
    await visitor.click(form.role('checkbox', /^Tôi đã đủ/));
    await visitor.click(form.role('button', 'Tạo tài khoản'));
    await closeAnnouncements(visitor);
    await seesMember(visitor);
  },
};
