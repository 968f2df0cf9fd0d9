/** Distances on a base of 4 px; the same in every brand. */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  14: '56px',
} as const satisfies Record<number, `${number}px`>;
