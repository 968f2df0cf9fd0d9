import type { Audience } from '#contract/constants';

/** Whom announcements are for: A logged in, B anonymous; a first login asks for F, which brings A as well (spec §4). */
export const audienceOf = ({
  isLogin,
  firstTimeLogin = false,
}: {
  isLogin: boolean;
  firstTimeLogin?: boolean;
}): Audience => (isLogin ? (firstTimeLogin ? 'F' : 'A') : 'B');
