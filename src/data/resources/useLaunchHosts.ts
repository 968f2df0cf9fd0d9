import { useSite } from '../session/siteContext';
import { usePermission } from '../session/usePermission';

const none: readonly string[] = [];

/** Launch hosts of games in the order chosen for this visit (SYS-10). */
export const useLaunchHosts = (): readonly string[] => {
  const listed = usePermission().value?.info.launchGameCDNs ?? none;
  return useSite().launchHosts(listed);
};
