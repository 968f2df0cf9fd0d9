import { useSite } from '../session/siteContext';
import { usePermission } from '../session/usePermission';

const none: readonly string[] = [];

/** Hosts that games are launched at, in the order of this visit (SYS-10). */
export const useLaunchHosts = (): readonly string[] => {
  const listed = usePermission().value?.info.launchGameCDNs ?? none;
  return useSite().launchHosts(listed);
};
