import { Link as RouterLink } from 'react-router-dom';

const ownPath = /^\/(?!\/)|^[?#]/;

/** Props that make a part a link: a path of ours goes through the router, anything else opens a new page that cannot reach back. */
export const anchor = (href: string) =>
  ownPath.test(href)
    ? ({ component: RouterLink, to: href } as const)
    : ({ component: 'a', href, target: '_blank', rel: 'noopener noreferrer' } as const);
