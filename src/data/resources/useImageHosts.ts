import { usePermission } from '../session/usePermission';
import { useSite } from '../session/siteContext';

const none: readonly string[] = [];

/** Image hosts in the order chosen for this visit. */
export const useImageHosts = (): readonly string[] => {
  const listed = usePermission().value?.info.imageCDNs ?? none;
  return useSite().imageHosts(listed);
};
