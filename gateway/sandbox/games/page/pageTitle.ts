/** Title of a page: what it shows first, its brand last; what is not known is left out. */
export const pageTitle = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ');
