import { useSharedSession } from '@/data/useSharedSession';
import { EndWarning } from './EndWarning';
import { HandOver } from './HandOver';
import { useExpiredLogin } from './useExpiredLogin';

/** Keeps the session: joins other tabs, warns before its end, and offers the login once it is over. Loaded after the page. */
export function SessionKeeper() {
  useSharedSession();
  useExpiredLogin();
  return (
    <>
      <HandOver />
      <EndWarning />
    </>
  );
}
