import { longestRecord } from '#contract/records';

const dayLength = 86_400_000;

/** Why a record of these days is not fetched. `from` and `to` are days such as `2026-11-20`; both belong to the range. */
export const rangeFault = (from: string, to: string): 'noRange' | 'longRange' | undefined => {
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  if (days < 1) return 'noRange';
  return days > longestRecord ? 'longRange' : undefined;
};
