import { useSite } from '../session/siteContext';
import { useSupportLink } from './useSupportLink';

/** Whether the site offers help to a member in a pause: the operator's help lines or customer support (SAFE-06). */
export const useHasHelp = (): boolean => {
  const { helpLines } = useSite().boot.brand;
  return useSupportLink() !== undefined || helpLines.length > 0;
};
