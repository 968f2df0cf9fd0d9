import { expect } from '@playwright/test';
import { closeAnnouncements, header } from './account';
import type { Journey } from './Journey';

export const phone: Journey = {
  title: 'a visitor reads the name of the brand in the header of a phone',
  run: async (session, site) => {
    await session.driver.resize(390, 844);
    await session.open(site.address('aurora', '/noticePage'));
    await closeAnnouncements(session);
    await session.sees(header.role('button', 'Đăng nhập'));
    // Text that has no room wraps below the header, which hides it.
    expect(await session.look(header.text('Aurora88'))).toMatchObject({ isCovered: false });
  },
};
