/** Selectors of pointer and keyboard states, and the `data-shown` selector that shows the same state. */
const forced = {
  ':hover': "[data-shown='hover'] *",
  ':focus-visible': "[data-shown='focus'] :is(a, button)",
  '.Mui-focusVisible': "[data-shown='focus'] *",
  '.Mui-focused': "[data-shown='focus'] *",
} as const;

/** Excludes the document's own rule for every element, which would give each element of a cell a ring. */
const isPartRule = ({ selectorText }: CSSStyleRule) => selectorText.startsWith('.');

const widened = (selector: string): string =>
  Object.entries(forced).reduce(
    (text, [asked, place]) =>
      text.includes(place) ? text : text.replaceAll(asked, `:is(${asked}, ${place})`),
    selector,
  );

function widenRules({ cssRules }: { cssRules: CSSRuleList }): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSStyleRule) {
      if (isPartRule(rule)) rule.selectorText = widened(rule.selectorText);
    } else if (rule instanceof CSSGroupingRule) widenRules(rule);
  }
}

/** Makes the rules for hover and focus also apply inside `data-shown`, so that a still page shows both. */
export function forceStates(): void {
  for (const sheet of document.styleSheets) widenRules(sheet);
}
