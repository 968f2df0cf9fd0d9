/** Distances as multiples of 4 px, in the units of `theme.spacing`; the same in every brand. */
export const spaceSteps = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 12, 14] as const;

type Step = (typeof spaceSteps)[number];
type Negative<N extends number> = `-${N}` extends `${infer M extends number}` ? M : never;

/** CSS distances for one to four sides: `space(2, 'auto')` is `8px auto`; `space(-3.5)` is a negative margin of 14 px. */
export const space = (...sides: readonly (Step | Negative<Step> | 0 | 'auto')[]): string =>
  sides.map((side) => (typeof side === 'number' ? `${side * 4}px` : side)).join(' ');
