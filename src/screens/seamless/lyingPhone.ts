/** A phone that lies on its side: the game has all of the window but one row. */
export const lyingPhone = '(max-height: 499.95px) and (min-width: 560px)';

/** Height of that row in pixels. */
export const lyingBar = 48;
