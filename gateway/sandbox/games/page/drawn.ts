/** On a poor line the game is shown without what is missing then. */
const MOST_WAIT = 5_000;
const fonts = ["400 32px 'Game Title'", "600 15px 'Game Text'"];
/** A letter of each file of a font. */
const LETTERS = 'A\u0110';

/** Resolves when the fonts and pictures of a game that lies on the page can be painted. */
export const drawn = async (
  root: HTMLElement,
  pause: (milliseconds: number) => Promise<void>,
): Promise<void> => {
  const parts = [
    ...fonts.map((font) => document.fonts.load(font, LETTERS)),
    ...[...root.querySelectorAll('img')].map((picture) => picture.decode()),
  ];
  await Promise.race([Promise.allSettled(parts), pause(MOST_WAIT)]);
};
