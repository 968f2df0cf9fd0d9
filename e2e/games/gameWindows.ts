import type { WindowSize } from '../controls/windowSizes';

/** Windows in which games are measured at every run: small and large phones, both ways up, a tablet, a desktop. */
export const usualWindows: readonly WindowSize[] = [
  { width: 320, height: 568, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 667, height: 375, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1440, height: 900 },
];

/** Every common window from the smallest phone to a large screen. */
export const allWindows: readonly WindowSize[] = [
  ...usualWindows,
  { width: 360, height: 640, touch: true },
  { width: 375, height: 667, touch: true },
  { width: 430, height: 932, touch: true },
  { width: 740, height: 360, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 932, height: 430, touch: true },
  { width: 600, height: 960, touch: true },
  { width: 640, height: 480 },
  { width: 820, height: 1180, touch: true },
  { width: 1024, height: 768, touch: true },
  { width: 1180, height: 820, touch: true },
  { width: 1240, height: 700 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1536, height: 864 },
  { width: 1920, height: 1080 },
];
