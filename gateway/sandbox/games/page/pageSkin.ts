const COLOUR = /^[0-9a-f]{6}$/i;
const MOST = 3;

/** The brand's colours from the page's address, as CSS has them; anything else in it is left out. */
export const pageSkin = (search: string = location.search): string[] =>
  (new URLSearchParams(search).get('skin') ?? '')
    .split('.')
    .filter((colour) => COLOUR.test(colour))
    .slice(0, MOST)
    .map((colour) => `#${colour}`);

/** Paints chips in the brand's colours. */
export const wearSkin = (root: HTMLElement, skin: readonly string[]): void => {
  for (const [place, colour] of skin.entries()) root.style.setProperty(`--skin-${place}`, colour);
};
