import type { Credentials } from '../../support/members';
import type { Site } from '../../support/startSite';
import { page } from '../visitor/Target';
import type { Visitor } from '../visitor/Visitor';

export const header = page.role('banner');

/** Checks that the header is a member's. */
export const seesMember = async (visitor: Visitor): Promise<void> => {
  await visitor.sees(header.role('button', 'Tài khoản của tôi'));
};

/** Submits the form of a page or dialog that asks for a log-in. */
export const submitLogin = async (visitor: Visitor, { username, password }: Credentials): Promise<void> => {
  const form = page.role('form', 'Đăng nhập');
  await visitor.fill(form.label('Tên đăng nhập'), username);
  await visitor.fill(form.label('Mật khẩu'), password);
  await visitor.press('Enter');
};

/** Closes the greeting that follows a log-in. */
export const closeGreeting = async (visitor: Visitor): Promise<void> => {
  const greeting = page.role('dialog', /^Xin chào/);
  await visitor.sees(greeting);
  await visitor.press('Escape');
  await visitor.seesNo(greeting);
};

/** Closes the announcements that open where a visit begins, and again after a log-in. */
export const closeAnnouncements = async (visitor: Visitor): Promise<void> => {
  const understood = page.role('dialog').role('button', 'Đã hiểu');
  await visitor.sees(understood);
  await visitor.press('Escape');
  await visitor.seesNo(understood);
};

/** Logs in to the brand aurora by the button of the header, which ends on the home page. */
export const logInByHeader = async (
  visitor: Visitor,
  site: Site,
  credentials: Credentials,
): Promise<void> => {
  await visitor.open(site.address('aurora', '/noticePage'));
  await closeAnnouncements(visitor);
  await visitor.click(header.role('button', 'Đăng nhập'));
  await submitLogin(visitor, credentials);
  await closeGreeting(visitor);
  await closeAnnouncements(visitor);
};
