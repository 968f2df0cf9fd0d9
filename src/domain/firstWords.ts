/** The signs that cleaned HTML writes as names. */
const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const paragraph = /<p[^>]*>(.*?)<\/p>/s;

/** The text of the first paragraph of cleaned HTML, or of all of it where it has none. */
export const firstWords = (html: string): string =>
  (paragraph.exec(html)?.[1] ?? html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => signs[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
