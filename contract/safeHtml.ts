/**
 * The elements and attributes that an operator's HTML may contain (security.md row 1). The gateway sanitises the text
 * when it is written, the site when it is shown. Addresses are https or our own paths; pictures come from allowed
 * hosts only.
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
