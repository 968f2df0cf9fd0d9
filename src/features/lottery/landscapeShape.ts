/** A shape of a landscape on a field of 280 by 120: its ink, its opacity in percent, its path, and a stroke in place of a fill. */
export type Shape = readonly [
  ink: 'sky' | 'middle' | 'deep' | 'light',
  opacity: number,
  path: string,
  stroke?: number,
];
