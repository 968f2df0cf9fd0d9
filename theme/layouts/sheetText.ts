/** Rules of a layout: selectors with their declarations, and at-rules with rules inside. */
export interface Rules {
  readonly [selector: string]: string | Rules;
}

/** Heavier than the styles of the parts themselves, wherever the sheet stands in the document. */
const above = ':root:root';

const scoped = (selector: string): string =>
  selector.startsWith(':root') ? `:root${selector}` : `${above} ${selector}`;

/** The text of the rules. A selector names one part; alternatives stand in `:is()`. */
export const sheetText = (rules: Rules): string =>
  Object.entries(rules)
    .map(([selector, inside]) =>
      typeof inside === 'string' ? `${scoped(selector)}{${inside}}` : `${selector}{${sheetText(inside)}}`,
    )
    .join('');
