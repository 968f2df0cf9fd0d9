/** A JSON object; read its keys as own properties only. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property, or undefined: untrusted names never reach the prototype. */
export const own = (record: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export const isNumberWithin = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high;

/** Reads all items; undefined if one is invalid. */
export function readAll<T>(
  items: readonly unknown[],
  read: (item: unknown) => T | undefined,
): T[] | undefined {
  const found = items.map(read);
  return found.every((item) => item !== undefined) ? found : undefined;
}
