/** The places of a text that are filled, in the order of their names: `{{amount}}` is `amount`. */
export const placesIn = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{-?\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name))].sort();
