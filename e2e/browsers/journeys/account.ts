import type { Credentials } from '../../support/members';
import type { Site } from '../../support/startSite';
import { page } from '../session/Target';
import type { BrowserSession } from '../session/BrowserSession';

export const header = page.role('banner');

/** Checks that the header is a member's. */
export const seesMember = async (session: BrowserSession): Promise<void> => {
  await session.sees(header.role('button', 'Tài khoản của tôi'));
};

/** Submits the form of a page or dialog that asks for a log-in. */
export const submitLogin = async (
  session: BrowserSession,
  { username, password }: Credentials,
): Promise<void> => {
  const form = page.role('form', 'Đăng nhập');
  await session.fill(form.label('Tên đăng nhập'), username);
  await session.fill(form.label('Mật khẩu'), password);
  await session.press('Enter');
};

/** Closes the greeting that follows a log-in. */
export const closeGreeting = async (session: BrowserSession): Promise<void> => {
  const greeting = page.role('dialog', /^Xin chào/);
  await session.sees(greeting);
  await session.press('Escape');
  await session.seesNo(greeting);
};

/** Closes the announcements that open where a visit begins, and again after a log-in. */
export const closeAnnouncements = async (session: BrowserSession): Promise<void> => {
  const understood = page.role('dialog').role('button', 'Đã hiểu');
  await session.sees(understood);
  await session.press('Escape');
  await session.seesNo(understood);
};

/** Logs in to the brand aurora by the button of the header, which ends on the home page. */
export const logInByHeader = async (
  session: BrowserSession,
  site: Site,
  credentials: Credentials,
): Promise<void> => {
  await session.open(site.address('aurora', '/noticePage'));
  await closeAnnouncements(session);
  await session.click(header.role('button', 'Đăng nhập'));
  await submitLogin(session, credentials);
  await closeGreeting(session);
  await closeAnnouncements(session);
};
