export const deviceKinds = ['android', 'ios', 'desktop'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** The device of a browser by its user agent; an iPad that asks for desktop pages has touch points. */
export const deviceKind = (userAgent: string, touchPoints: number): DeviceKind => {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop';
};
