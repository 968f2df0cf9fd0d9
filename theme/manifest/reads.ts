import { isNumberWithin, isRecord, own } from '../read/unknown.ts';

/** An invalid key of a brand's file. */
export interface KeyProblem {
  /** Dotted path. */
  readonly key: string;
  readonly problem: 'missing' | 'not valid' | 'unknown';
  /** The allowed values; undefined for an unknown key. */
  readonly allowed?: string;
}

export type Report = (problem: KeyProblem) => void;

/** Reads an untrusted value; returns undefined if it is invalid. A reader of an object reports its own keys. */
export interface Read<T> {
  (value: unknown, at: string, report: Report): T | undefined;
  /** Description of the allowed values, for people. */
  readonly allowed: string;
}

export const reads = <T>(
  allowed: string,
  read: (value: unknown, at: string, report: Report) => T | undefined,
): Read<T> => Object.assign(read, { allowed });

// Control characters, and those that change the writing direction of the text around them.
const unwanted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const codePoint = (sign: string): string =>
  `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

export const text = (most: number): Read<string> =>
  reads(`text of 1 to ${most} characters`, (value, key, report) => {
    if (typeof value !== 'string' || value.trim() === '' || value.length > most) return undefined;
    const [sign] = unwanted.exec(value) ?? [];
    if (sign === undefined) return value.normalize('NFC');
    report({
      key,
      problem: 'not valid',
      allowed: `no signs that nobody sees, such as ${codePoint(sign)} in it`,
    });
    return undefined;
  });

export const matching = (pattern: RegExp, allowed: string): Read<string> =>
  reads(allowed, (value) =>
    typeof value === 'string' && value.length <= 255 && pattern.test(value) ? value : undefined,
  );

export const flag: Read<boolean> = reads('true or false', (value) =>
  typeof value === 'boolean' ? value : undefined,
);

export const oneOf = <T extends string | number>(choices: readonly T[]): Read<T> =>
  reads(choices.map((choice) => (typeof choice === 'string' ? `"${choice}"` : choice)).join(', '), (value) =>
    choices.find((choice) => choice === value),
  );

export const integer = (low: number, high: number): Read<number> =>
  reads(`a whole number from ${low} to ${high}`, (value) =>
    Number.isInteger(value) && isNumberWithin(value, low, high) ? value : undefined,
  );

export const either = <T, U>(one: Read<T>, other: Read<U>): Read<T | U> =>
  reads(
    `${one.allowed}, or ${other.allowed}`,
    (value, at, report) => one(value, at, report) ?? other(value, at, report),
  );

/** A list without duplicates. */
export const list = <T>(read: Read<T>, fewest: number, most: number): Read<T[]> =>
  reads(`a list of ${fewest} to ${most}, none twice: ${read.allowed}`, (value, at, report) => {
    if (!Array.isArray(value) || value.length < fewest || value.length > most) return undefined;
    const items = value.map((item) => read(item, at, report));
    for (const [place, item] of items.entries()) {
      if (item === undefined) report({ key: `${at}[${place}]`, problem: 'not valid', allowed: read.allowed });
    }
    const found = items.filter((item) => item !== undefined);
    return found.length === value.length && new Set(found).size === found.length ? found : undefined;
  });

/** An object with known keys only. */
export const table = <K extends string, T>(keys: readonly K[], read: Read<T>): Read<Partial<Record<K, T>>> =>
  reads(`an object with any of ${keys.join(', ')}; each ${read.allowed}`, (value, at, report) => {
    if (!isRecord(value)) return undefined;
    const found = Object.entries(value).map(([name, raw]) => {
      const key = `${at}.${name}`;
      if (!(keys as readonly string[]).includes(name)) {
        report({ key, problem: 'unknown', allowed: keys.join(', ') });
        return [];
      }
      const item = read(raw, key, report);
      if (item === undefined) report({ key, problem: 'not valid', allowed: read.allowed });
      return item === undefined ? [] : [[name, item] as const];
    });
    return Object.fromEntries(found.flat()) as Partial<Record<K, T>>;
  });

export interface Field<T> {
  readonly read: Read<T>;
  /** What the field is for. */
  readonly about: string;
  readonly required: boolean;
  /** Default value. */
  readonly otherwise?: T | undefined;
}

export const required = <T>(read: Read<T>, about: string): Field<T> => ({ read, about, required: true });

export const optional = <T>(read: Read<T>, about: string): Field<T | undefined> => ({
  read,
  about,
  required: false,
});

export const usually = <T>(read: Read<T>, otherwise: T, about: string): Field<T> => ({
  read,
  about,
  required: false,
  otherwise,
});

export type Fields = Readonly<Record<string, Field<unknown>>>;

export type ValuesOf<All extends Fields> = {
  -readonly [K in keyof All]: All[K] extends Field<infer T> ? T : never;
};

/**
 * Reads all fields of an object and reports every problem. A field that could not be read is undefined, whatever its
 * type says.
 */
export function readFields<All extends Fields>(
  all: All,
  value: Record<string, unknown>,
  at: string,
  report: Report,
): ValuesOf<All> {
  const prefix = at === '' ? '' : `${at}.`;
  for (const name of Object.keys(value))
    if (!Object.hasOwn(all, name)) report({ key: prefix + name, problem: 'unknown' });
  const found = Object.entries<Field<unknown>>(all).map(([name, { read, required: needed, otherwise }]) => {
    const key = prefix + name;
    const raw = own(value, name);
    if (raw === undefined) {
      if (needed) report({ key, problem: 'missing', allowed: read.allowed });
      return [name, otherwise];
    }
    const item = read(raw, key, report);
    if (item === undefined) report({ key, problem: 'not valid', allowed: read.allowed });
    return [name, item];
  });
  return Object.fromEntries(found) as ValuesOf<All>;
}

/** An object with the given fields. */
export const shape = <All extends Fields>(all: All): Read<ValuesOf<All>> =>
  reads(
    `an object: ${Object.entries<Field<unknown>>(all)
      .map(([name, { read }]) => `${name} (${read.allowed})`)
      .join(', ')}`,
    (value, at, report) => (isRecord(value) ? readFields(all, value, at, report) : undefined),
  );
