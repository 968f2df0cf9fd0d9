import { newMember } from '../../support/members';
import { page } from '../session/Target';
import { logInByHeader } from './account';
import type { Journey } from './Journey';

export const chat: Journey = {
  title: 'a member chats with support',
  run: async (session, site, name) => {
    await logInByHeader(session, site, await newMember(site, 'aurora', name));
    await session.click(page.role('complementary', 'Lối tắt').role('link', 'Chat trực tuyến'));
    const dialog = page.role('dialog', 'Hỗ trợ trực tuyến');
    await session.fill(dialog.label('Tin nhắn của bạn'), 'Tôi cần trợ giúp');
    await session.press('Enter');
    await session.sees(dialog.role('listitem').text('Tôi cần trợ giúp'));
    await session.sees(dialog.text(/^Đang chờ nhân viên/));
    await site.operator('chat', 'say', name, '--text', 'Xin chào bạn', '--name', 'Lan', '--brand', 'aurora');
    await session.sees(dialog.role('listitem').text('Xin chào bạn'));
  },
};
