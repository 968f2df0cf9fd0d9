import { longestRecord } from '#contract/records';

const dayLength = 86_400_000;

/** Why no record of these days is asked for; days as `2026-11-20`, both of which belong to the range. */
export const rangeFault = ({
  from,
  to,
}: {
  from: string;
  to: string;
}): 'noRange' | 'longRange' | undefined => {
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  if (days < 1) return 'noRange';
  return days > longestRecord ? 'longRange' : undefined;
};
