/**
 * The document shows buttons before the site hears them. Keeps the last press on one; the returned function, called
 * once the site hears, makes it again. A link needs nothing: the browser follows it.
 */
export const keepEarlyPress = (root: HTMLElement): (() => void) => {
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event): void => {
    if (target instanceof Element) pressed = target.closest('button');
  };
  root.addEventListener('click', keep);
  return () => {
    root.removeEventListener('click', keep);
    pressed?.click();
  };
};
