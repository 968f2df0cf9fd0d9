import { currencies } from '#contract/money';

const money = `\\p{Sc}|RM|(?:${currencies().join('|')})`;
const afterNumber = new RegExp(`(?<=\\d) (?=(?:${money})(?!\\p{L}))`, 'gu');
const beforeNumber = new RegExp(`(?<=(?<!\\p{L})(?:R?\\p{Sc}|${money})) (?=\\d)`, 'gu');

/** Texts of the operator with their amounts held together: a line never ends between a number and its currency. */
export const heldTogether = <Words extends object>(words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, text]: [string, unknown]) => [
      name,
      typeof text === 'string' ? text.replace(afterNumber, '\u00A0').replace(beforeNumber, '\u00A0') : text,
    ]),
  ) as Words;
