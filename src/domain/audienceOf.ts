import type { Audience } from '#contract/constants';

/**
 * The audience of announcements: A logged in, B anonymous. A first log-in requests F, whose answer includes A (spec
 * §4).
 */
export const audienceOf = ({
  isLogin,
  firstTimeLogin = false,
}: {
  isLogin: boolean;
  firstTimeLogin?: boolean;
}): Audience => (isLogin ? (firstTimeLogin ? 'F' : 'A') : 'B');
