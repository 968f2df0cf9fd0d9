/**
 * The scale of text sizes. `typography` has the text roles with line heights and weights; a component that needs only
 * a size takes it here.
 */
export const textSize = {
  /** Marks in the corner of a picture. */
  mark: '10px',
  /** Inside badges and the tab bar only. */
  tiny: '11px',
  caption: '12px',
  note: '12.5px',
  meta: '13px',
  name: '13.5px',
  body: '14px',
  lead: '15px',
  large: '16px',
  subtitle: '18px',
  title: '20px',
  panel: '22px',
} as const satisfies Record<string, `${number}px`>;

export type TextSize = keyof typeof textSize;
