import { isRed, type RouletteBetKind } from '../../engine/rouletteBets.ts';
import { fill, type Words } from '../words.ts';

export interface Field {
  readonly kind: RouletteBetKind;
  readonly choice: number;
  readonly text: string;
  /** The same where there is little room. */
  readonly short: string;
  /** How it is spoken of. */
  readonly name: string;
  readonly className: string;
}

/** A number and, for whoever does not see or tell its colour, the word for it. */
export const numberWords = (choice: number, words: Words): string =>
  choice === 0 ? '0' : `${choice} ${(isRed(choice) ? words.red : words.black).toLowerCase()}`;

const number = (choice: number, words: Words): Field => ({
  kind: 'straight',
  choice,
  text: String(choice),
  short: String(choice),
  name: fill(words.number, numberWords(choice, words)),
  className: choice === 0 ? 'zero' : isRed(choice) ? 'red' : 'black',
});

/** Every field of the table in the order in which it is read, the numbers first. */
export const fieldsOf = (words: Words): Field[] => {
  const even = (kind: RouletteBetKind, choice: number, name: string, className = 'plain'): Field => ({
    kind,
    choice,
    text: name,
    short: name,
    name,
    className,
  });
  const range = (kind: RouletteBetKind, choice: number, name: string, size: number): Field => ({
    ...even(kind, choice, name),
    short: `${choice * size + 1}–${(choice + 1) * size}`,
  });
  return [
    ...Array.from({ length: 37 }, (_, choice) => number(choice, words)),
    ...[0, 1, 2].map((choice) => ({
      ...even('column', choice, fill(words.column, choice + 1)),
      text: '2:1',
      // Away from its numbers it names the first of them.
      short: `${choice + 1}·${choice + 4}·${choice + 7}…`,
    })),
    ...[0, 1, 2].map((choice) => range('dozen', choice, fill(words.dozen, choice + 1), 12)),
    range('half', 0, words.low, 18),
    even('parity', 0, words.even),
    even('colour', 0, words.red, 'red'),
    even('colour', 1, words.black, 'black'),
    even('parity', 1, words.odd),
    range('half', 1, words.high, 18),
  ];
};
