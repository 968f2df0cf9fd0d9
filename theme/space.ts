/** Distances as multiples of 4 px, as `theme.spacing` counts them; the same in every brand. */
export const spaceSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 12, 14] as const;

type Step = (typeof spaceSteps)[number];
type Negative<N extends number> = `-${N}` extends `${infer M extends number}` ? M : never;

/** One distance for each side, in the order of CSS: `space(2, 'auto')` is `8px auto`, `space(-3.5)` reaches 14 px out. */
export const space = (...sides: readonly (Step | Negative<Step> | 0 | 'auto')[]): string =>
  sides.map((side) => (typeof side === 'number' ? `${side * 4}px` : side)).join(' ');
