import { useSite } from '../session/siteContext';
import { useSupportLink } from './useSupportLink';

/** Whether a member who rests finds help here: the operator's help lines or its support (SAFE-06). */
export const useHasHelp = (): boolean => {
  const { helpLines } = useSite().boot.brand;
  return useSupportLink() !== undefined || helpLines.length > 0;
};
