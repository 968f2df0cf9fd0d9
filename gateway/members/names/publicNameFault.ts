import type { FieldFault } from '#contract/constants';
import { isReservedName } from './reservedNames.ts';
import { isSafeName } from './safeName.ts';

/** What is wrong with a name that others read. */
export const publicNameFault = (name: string, brand: string): FieldFault | undefined => {
  if (!isSafeName(name)) return 'pattern';
  return isReservedName(name, brand) ? 'taken' : undefined;
};
