/** A window that somebody has: a narrow phone, small and large tablets, a phone on its side, a screen at 200 %. */
export interface Room {
  width: number;
  height: number;
  /** Used with a finger, for which some parts are larger. */
  touch?: boolean;
}

export const rooms: readonly Room[] = [
  { width: 320, height: 640, touch: true },
  { width: 600, height: 800 },
  { width: 640, height: 400 },
  { width: 768, height: 1024, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 1024, height: 768 },
];
