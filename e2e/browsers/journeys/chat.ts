import { newMember } from '../../support/members';
import { page } from '../visitor/Target';
import { logInByHeader } from './account';
import type { Journey } from './Journey';

export const chat: Journey = {
  title: 'a member chats with support',
  run: async (visitor, site, name) => {
    await logInByHeader(visitor, site, await newMember(site, 'aurora', name));
    await visitor.click(page.role('complementary', 'Lối tắt').role('link', 'Chat trực tuyến'));
    const dialog = page.role('dialog', 'Hỗ trợ trực tuyến');
    await visitor.fill(dialog.label('Tin nhắn của bạn'), 'Tôi cần trợ giúp');
    await visitor.press('Enter');
    await visitor.sees(dialog.role('listitem').text('Tôi cần trợ giúp'));
    await visitor.sees(dialog.text(/^Đang chờ nhân viên/));
    await site.operator('chat', 'say', name, '--text', 'Xin chào bạn', '--as', 'Lan', '--brand', 'aurora');
    await visitor.sees(dialog.role('listitem').text('Xin chào bạn'));
  },
};
