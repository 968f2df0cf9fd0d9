import { page } from '../visitor/Target';
import { closeAnnouncements, header } from './account';
import type { Journey } from './Journey';

export const language: Journey = {
  title: 'a visitor chooses another language, which a reload keeps',
  run: async (visitor, site) => {
    await visitor.open(site.address('aurora'));
    await closeAnnouncements(visitor);
    await visitor.click(page.role('button', /Ngôn ngữ/));
    await visitor.click(page.role('menuitemradio', /English/));
    await visitor.sees(page.role('link', 'Home'));
    await visitor.reload();
    await visitor.sees(header.role('button', 'Log in'));
  },
};
