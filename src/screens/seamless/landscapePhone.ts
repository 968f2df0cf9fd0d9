/** A phone in landscape: the game fills the window except for one row. */
export const landscapePhone = '(max-height: 499.95px) and (min-width: 560px)';

/** Height of that row in pixels. */
export const landscapeBar = 48;
