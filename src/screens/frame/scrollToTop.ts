/** Scrolls to the top of the page, smoothly if the page's styles say so. */
export const scrollToTop = (): void => window.scrollTo(0, 0);
