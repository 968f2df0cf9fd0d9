import { page } from '../session/Target';
import { closeAnnouncements, header } from './account';
import type { Journey } from './Journey';

export const language: Journey = {
  title: 'a visitor chooses another language, which a reload keeps',
  run: async (session, site) => {
    await session.open(site.address('aurora'));
    await closeAnnouncements(session);
    await session.click(page.role('button', /Ngôn ngữ/));
    await session.click(page.role('menuitemradio', /English/));
    await session.sees(page.role('link', 'Home'));
    await session.reload();
    await session.sees(header.role('button', 'Log in'));
  },
};
