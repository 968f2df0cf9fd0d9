/** A printed sheet of results: the same in every brand, as paper is. */
export const paperInks = {
  paper: 'oklch(0.993 0.009 95)',
  grain: 'oklch(0.55 0.08 80 / 0.07)',
  ink: 'oklch(0.23 0.02 50)',
  label: 'oklch(0.45 0.03 60)',
  line: 'oklch(0.87 0.03 85)',
  /** The two last digits, and what is printed large. */
  red: 'oklch(0.46 0.18 25)',
  /** Behind numbers that a ticket hit. */
  hit: 'oklch(0.92 0.1 95)',
} as const;

/** Sizes of the numbers on a printed sheet, in the order of its prizes. */
export const paperSize = {
  /** The greatest prize: what everybody looks for first. */
  greatest: '40px',
  greatestOnPhone: '34px',
  /** The least prize where the sheet lifts it. */
  least: '24px',
  number: '19px',
  /** On a phone, and where several provinces stand side by side. */
  small: '17px',
  smallest: '15px',
} as const;
