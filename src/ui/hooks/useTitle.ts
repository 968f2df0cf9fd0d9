import { useEffect } from 'react';
import { putTitle } from './documentTitle';

/** Sets the title in the browser's tab and history while the component is mounted. */
export const useTitle = (title: string | undefined): void =>
  useEffect(() => (title === undefined ? undefined : putTitle(title)), [title]);
