/**
 * What HTML written by operators may hold (security.md row 1): the gateway cleans by it when the text is written,
 * the site when it is shown. Addresses are https or paths of our own; pictures come from allowed hosts alone.
 */
export const safeHtml = {
  tags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'blockquote', 'span', 'a', 'img'],
    ...['b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
} as const satisfies { tags: readonly string[]; attributes: Readonly<Record<string, readonly string[]>> };
