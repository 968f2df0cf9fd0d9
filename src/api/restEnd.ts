import type { Failure } from './failure';

/** When the break is over for whose sake a call was refused; undefined for any other failure. */
export const restEnd = ({ code, value }: Failure): string | undefined => {
  if (code !== 'on_break' || typeof value !== 'object' || value === null) return undefined;
  const { until } = value as { until?: unknown };
  return typeof until === 'string' && !Number.isNaN(Date.parse(until)) ? until : undefined;
};
