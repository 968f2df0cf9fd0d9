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
 * Props that turn an element into a link. A path of ours goes through the router; a mail address or phone number
 * opens its program; any other address opens a new page without access to this one. `state` is stored in the history
 * entry, not in the address.
 */
export const anchor = (href: string, state?: unknown): Anchor => {
  if (ownPath.test(href))
    return { component: RouterLink, to: href, ...(state !== undefined && state !== null && { state }) };
  if (/^(mailto|tel):/.test(href)) return { component: 'a', href };
  return { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' };
};
