/** Widths of drawn game covers, in pixels. */
export const coverWidths = [96, 220, 330, 440] as const;
export type CoverWidth = (typeof coverWidths)[number];

export const widestCover = 440 satisfies CoverWidth;

/** A game's cover at one of its widths: `/covers/RNG0001` becomes `/covers/RNG0001-220.webp`. */
export const coverPath = (showIcon: string, width: CoverWidth): string => `${showIcon}-${width}.webp`;

/** The width used by the cards of game lists. */
export const cardCoverWidth = 220 satisfies CoverWidth;
