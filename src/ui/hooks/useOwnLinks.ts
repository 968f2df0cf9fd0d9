import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A page of ours; a file, such as a profile or a feed, has a dot in its name. */
const ownPage = /^\/(?!\/)[^.?#]*(?:$|[?#])/;

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Follows links to pages of ours inside HTML that was given, without loading the document again. */
export const useOwnLinks = () => {
  const navigate = useNavigate();
  return (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
    if (!ownPage.test(href) || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(href);
  };
};
