/** Back to the head of the page, at the pace that the page's own styles allow. */
export const scrollToTop = (): void => window.scrollTo(0, 0);
