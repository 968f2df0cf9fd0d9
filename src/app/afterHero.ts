/** Longest time that the app waits for the picture, in milliseconds. */
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
 * Resolves when the first banner's picture has loaded, failed or timed out. The app's files share the bandwidth with
 * it: loaded at the same time, they would delay the picture by more than a second on a slow network.
 */
export const afterHero = (): Promise<unknown> => {
  const picture = document.querySelector<HTMLImageElement>('#root .swiper img');
  return picture ? Promise.race([arrived(picture), later(headStart)]) : Promise.resolve();
};
