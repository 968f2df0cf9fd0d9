/** A window size in common use: a narrow phone, small and large tablets, a phone in landscape, a screen at 200 %. */
export interface WindowSize {
  width: number;
  height: number;
  /** A touch screen, for which some components are larger. */
  touch?: boolean;
}

export const windowSizes: readonly WindowSize[] = [
  { width: 320, height: 640, touch: true },
  { width: 600, height: 800 },
  { width: 640, height: 400 },
  { width: 768, height: 1024, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1024, height: 768 },
];
