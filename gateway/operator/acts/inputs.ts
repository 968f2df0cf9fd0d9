import type { Currency } from '#contract/money';
import { OperatorError } from './OperatorError.ts';
import { readAmount } from './readAmount.ts';

interface Kinds {
  text: string;
  integer: number;
  /** A moment, ISO 8601 with zone. */
  time: Date;
  /** Minor units of the brand's currency, given in whole units. */
  money: bigint;
}

interface Input {
  readonly kind: keyof Kinds;
  readonly help: string;
  readonly choices?: readonly string[];
  /** Characters that fit where it is shown. */
  readonly longest?: number;
  readonly required?: true;
}

export type Inputs = Readonly<Record<string, Input>>;

type ValueOf<One extends Input> = One extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Kinds[One['kind']];

export type Values<All extends Inputs> = {
  readonly [Name in keyof All]: All[Name] extends { required: true }
    ? ValueOf<All[Name]>
    : ValueOf<All[Name]> | undefined;
};

const moneyOf = (text: string, currency: Currency | undefined): bigint => {
  if (currency === undefined) throw new Error('No brand, so no currency');
  return readAmount(text, currency);
};

const readers = {
  text: (text) => text,
  integer: (text) => (/^-?\d{1,9}$/.test(text) ? Number(text) : undefined),
  time: (text) => {
    const at = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(text) ? new Date(text) : undefined;
    return at === undefined || Number.isNaN(at.getTime()) ? undefined : at;
  },
  money: moneyOf,
} as const satisfies {
  readonly [Kind in keyof Kinds]: (text: string, currency?: Currency) => Kinds[Kind] | undefined;
};

const shapes = {
  text: 'text',
  integer: 'a whole number of at most nine digits',
  time: 'a time such as 2026-11-21T04:00:00Z',
  money: 'an amount in whole units',
} as const satisfies Record<keyof Kinds, string>;

const read = (
  name: string,
  { kind, choices, longest, required, help }: Input,
  text: string | undefined,
  currency: Currency | undefined,
): unknown => {
  if (text === undefined || (required && text.trim() === '')) {
    if (required) throw new OperatorError(`${name} is missing: ${help}`);
    return undefined;
  }
  if (choices !== undefined && !choices.includes(text)) {
    throw new OperatorError(`${name} is "${text}": it has to be one of ${choices.join(', ')}`);
  }
  if (longest !== undefined && [...text].length > longest) {
    throw new OperatorError(`${name} has ${[...text].length} characters: at most ${longest} fit`);
  }
  const value = readers[kind](text, currency);
  if (value === undefined) throw new OperatorError(`${name} is "${text}": it has to be ${shapes[kind]}`);
  return value;
};

/** The typed values of what was given as text. Throws OperatorError for anything missing, misshapen or not asked for. */
export const readInputs = (
  inputs: Inputs,
  given: Readonly<Record<string, string>>,
  currency?: Currency,
): Record<string, unknown> => {
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(inputs, name));
  if (stranger !== undefined) throw new OperatorError(`${stranger} is not known here`);
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      name,
      read(name, input, Object.hasOwn(given, name) ? given[name] : undefined, currency),
    ]),
  );
};
