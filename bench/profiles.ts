/**
 * Conditions of a cold load: factor by which the processor is slowed, bandwidth in bytes a second, latency in
 * milliseconds a request.
 */
export const profiles = {
  slow4g: { cpu: 4, line: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } },
  none: { cpu: 1, line: undefined },
} as const;

export type Profile = keyof typeof profiles;

/** A mid-range phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
