import type { ElementType } from 'react';
import { RouterLink } from '../actions/RouterLink';

interface Anchor {
  component: ElementType;
  to?: string;
  state?: unknown;
  href?: string;
  target?: '_blank';
  rel?: string;
}

const ownPath = /^\/(?!\/)|^[?#]/;

/**
 * Props that make a part a link: a path of ours goes through the router, a mail address or a telephone number to its program, anything
 * else opens a new page that cannot reach back. `state` travels along in the history, not in the address.
 */
export const anchor = (href: string, state?: unknown): Anchor => {
  if (ownPath.test(href))
    return { component: RouterLink, to: href, ...(state !== undefined && state !== null && { state }) };
  if (/^(mailto|tel):/.test(href)) return { component: 'a', href };
  return { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' };
};
