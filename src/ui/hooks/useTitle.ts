import { useEffect } from 'react';
import { putTitle } from './documentTitle';

/** Names what is shown in the browser's tab and history, as long as it is shown. */
export const useTitle = (title: string | undefined): void =>
  useEffect(() => (title === undefined ? undefined : putTitle(title)), [title]);
