/** Longest head start of the picture, in milliseconds. */
const headStart = 1200;

const arrived = (picture: HTMLImageElement): Promise<unknown> =>
  picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        picture.addEventListener('load', resolve, { once: true });
        picture.addEventListener('error', resolve, { once: true });
      });

const later = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Resolves when the first banner's picture is here, has failed, or has had its time. The app shares the line with it:
 * started at once it costs the picture more than a second on a slow one.
 */
export const afterHero = (): Promise<unknown> => {
  const picture = document.querySelector<HTMLImageElement>('#root .swiper img');
  return picture ? Promise.race([arrived(picture), later(headStart)]) : Promise.resolve();
};
