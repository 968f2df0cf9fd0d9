const COLOUR = /^[0-9a-f]{6}$/i;
const MOST = 3;
const scenes = ['print', 'board'] as const;

/** The brand's colours from the page's address, as CSS has them; anything else in it is left out. */
export const pageSkin = (search: string = location.search): string[] =>
  (new URLSearchParams(search).get('skin') ?? '')
    .split('.')
    .filter((colour) => COLOUR.test(colour))
    .slice(0, MOST)
    .map((colour) => `#${colour}`);

/** What the reels stand in, from the page's address; anything unknown in it is left out. */
export const pageScene = (search: string = location.search): (typeof scenes)[number] | undefined => {
  const asked = new URLSearchParams(search).get('scene');
  return scenes.find((scene) => scene === asked);
};

/** Paints chips in the brand's colours, and sets the reels in its scene. */
export const wearSkin = (
  root: HTMLElement,
  skin: readonly string[],
  scene: (typeof scenes)[number] | undefined,
): void => {
  if (scene !== undefined) root.dataset['scene'] = scene;
  for (const [place, colour] of skin.entries()) root.style.setProperty(`--skin-${place}`, colour);
};
