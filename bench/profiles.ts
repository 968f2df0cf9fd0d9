/** Conditions of a cold load: processor slowed by a factor, line in bytes a second, latency in milliseconds a request. */
export const profiles = {
  slow4g: { cpu: 4, line: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 } },
  none: { cpu: 1, line: undefined },
} as const;

export type Profile = keyof typeof profiles;

/** A phone of the middle class. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;
