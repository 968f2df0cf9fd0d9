import type { ElementType } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Anchor {
  component: ElementType;
  to?: string;
  href?: string;
  target?: '_blank';
  rel?: string;
}

const ownPath = /^\/(?!\/)|^[?#]/;

/** Props that make a part a link: a path of ours goes through the router, anything else opens a new page that cannot reach back. */
export const anchor = (href: string): Anchor =>
  ownPath.test(href)
    ? { component: RouterLink, to: href }
    : { component: 'a', href, target: '_blank', rel: 'noopener noreferrer' };
