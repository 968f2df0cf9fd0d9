import { isNumberWithin, isRecord, own, readAll } from '../read/unknown.ts';

/** A field of a manifest that is not what it should be. */
export class FieldError extends Error {}

export type Read<T> = (value: unknown) => T | undefined;

/** Reads required and optional fields of one object; throws a FieldError that names the field. */
export function fields(value: unknown, at: string) {
  if (!isRecord(value)) throw new FieldError(`${at} is not an object`);
  const optional = <T>(name: string, read: Read<T>): T | undefined => {
    const raw = own(value, name);
    if (raw === undefined) return undefined;
    const found = read(raw);
    if (found === undefined) throw new FieldError(`${at}${name} is not valid`);
    return found;
  };
  const required = <T>(name: string, read: Read<T>): T => {
    const found = optional(name, read);
    if (found === undefined) throw new FieldError(`${at}${name} is missing`);
    return found;
  };
  return { optional, required };
}

// Control characters, and those that turn the writing direction of the text round them.
const unwanted = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Text of 1 to `most` characters. */
export const text =
  (most: number): Read<string> =>
  (value) =>
    typeof value === 'string' && value.trim() !== '' && value.length <= most && !unwanted.test(value)
      ? value.normalize('NFC')
      : undefined;

export const matching =
  (pattern: RegExp): Read<string> =>
  (value) =>
    typeof value === 'string' && value.length <= 255 && pattern.test(value) ? value : undefined;

export const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const oneOf =
  <T extends string | number>(choices: readonly T[]): Read<T> =>
  (value) =>
    choices.find((choice) => choice === value);

export const integer =
  (low: number, high: number): Read<number> =>
  (value) =>
    Number.isInteger(value) && isNumberWithin(value, low, high) ? value : undefined;

/** A list without repetition. */
export const list =
  <T>(read: Read<T>, fewest: number, most: number): Read<T[]> =>
  (value) => {
    if (!Array.isArray(value) || value.length < fewest || value.length > most) return undefined;
    const found = readAll(value, read);
    return found !== undefined && new Set(found).size === found.length ? found : undefined;
  };

/** An object with known keys only; unknown ones are left out. */
export const table =
  <K extends string, T>(keys: readonly K[], read: Read<T>): Read<Partial<Record<K, T>>> =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const known = keys.filter((key) => own(value, key) !== undefined);
    const found = readAll(known, (key) => read(own(value, key as string)));
    return (
      found && (Object.fromEntries(known.map((key, index) => [key, found[index]])) as Partial<Record<K, T>>)
    );
  };
