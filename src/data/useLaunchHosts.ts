import { useSite } from './siteContext';
import { usePermission } from './usePermission';

const none: readonly string[] = [];

/** Hosts that games are launched at, in the order of this visit (SYS-10). */
export const useLaunchHosts = (): readonly string[] => {
  const listed = usePermission().value?.info.launchGameCDNs ?? none;
  return useSite().launchHosts(listed);
};
