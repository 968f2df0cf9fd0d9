type Shapes = Readonly<Record<string, Shape>>;

/**
 * An object. A wrong value in `parts` or `maybe` makes the whole object invalid; a wrong value in `spare` is dropped
 * alone.
 */
interface ObjectShape {
  readonly parts: Shapes;
  /** Optional properties. */
  readonly maybe?: Shapes;
  /** Optional properties whose wrong values are dropped; null is allowed if the shape allows it. */
  readonly spare?: Shapes;
}

/** A list. Invalid items are dropped; in a `whole` list one invalid item makes the list invalid. */
interface ListShape {
  readonly list: Shape;
  readonly whole?: boolean;
}

/**
 * Shape of a value on the wire: a compact form of the schemas, small enough for the page
 * (`npm run answers` writes it). A string names a scalar type; if it begins with `^`, it is a pattern.
 */
export type Shape =
  | string
  | ObjectShape
  | ListShape
  | { readonly of: readonly unknown[] }
  | { readonly from: number; readonly to?: number }
  | { readonly each: Shape }
  | { readonly either: Shapes }
  | { readonly orNull: Shape };

/** Called with the path of each value that does not fit, such as `.games[].gameType`. */
export type OnMisfit = (path: string) => void;

const isDate = (value: unknown, form: RegExp): boolean =>
  typeof value === 'string' && form.test(value) && !Number.isNaN(Date.parse(value));

const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  flag: (value) => typeof value === 'boolean',
  number: Number.isFinite,
  integer: Number.isSafeInteger,
  time: (value) => isDate(value, /^\d{4}-\d\d-\d\dT/),
  day: (value) => isDate(value, /^\d{4}-\d\d-\d\d$/),
};

const fitsScalar = (name: string, value: unknown): boolean =>
  name.startsWith('^')
    ? typeof value === 'string' && new RegExp(name).test(value)
    : scalars[name]?.(value) === true;

const fitsRange = (value: unknown, from: number, to = Infinity): boolean =>
  Number.isSafeInteger(value) && (value as number) >= from && (value as number) <= to;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNullable = (shape: Shape): boolean => typeof shape === 'object' && 'orNull' in shape;

const narrowList = (
  { list: item, whole }: ListShape,
  value: readonly unknown[],
  onMisfit: OnMisfit,
  path: string,
): unknown => {
  const fitting = value
    .map((one) => narrow(item, one, onMisfit, `${path}[]`))
    .filter((one) => one !== undefined);
  // If no row fits, the rows are of another type. An empty list would wrongly say that there is nothing.
  const isOther = fitting.length === 0 && value.length > 1 && typeof item === 'object' && 'parts' in item;
  return fitting.length < value.length && (whole || isOther) ? undefined : fitting;
};

const narrowObject = (
  { parts, maybe = {}, spare = {} }: ObjectShape,
  value: Readonly<Record<string, unknown>>,
  onMisfit: OnMisfit,
  path: string,
): unknown => {
  const fitting: Record<string, unknown> = { ...value };
  const given = (key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
  const take = ([key, shape]: [string, Shape]): boolean => {
    const one = narrow(shape, given(key), onMisfit, `${path}.${key}`);
    if (one !== undefined) fitting[key] = one;
    return one !== undefined;
  };
  const hasRequiredFields =
    Object.entries(parts).every(take) &&
    Object.entries(maybe).every((part) => given(part[0]) === undefined || take(part));
  if (!hasRequiredFields) return undefined;
  for (const [key, shape] of Object.entries(spare)) {
    if (given(key) !== undefined && take([key, shape])) continue;
    if (isNullable(shape)) fitting[key] = null;
    else delete fitting[key];
  }
  return fitting;
};

const narrowEach = (
  shape: Shape,
  value: Readonly<Record<string, unknown>>,
  onMisfit: OnMisfit,
  path: string,
): unknown =>
  Object.values(value).every((one) => narrow(shape, one, onMisfit, `${path}.*`) !== undefined)
    ? value
    : undefined;

/**
 * Returns the value without the parts that do not fit its shape, or undefined if the value as a whole does not fit.
 * Properties that the shape does not name are kept.
 */
export const narrow = (shape: Shape, value: unknown, onMisfit: OnMisfit, path = ''): unknown => {
  const unfit = (): undefined => {
    onMisfit(path);
  };
  if (typeof shape === 'string') return fitsScalar(shape, value) ? value : unfit();
  if ('of' in shape) return shape.of.includes(value) ? value : unfit();
  if ('from' in shape) return fitsRange(value, shape.from, shape.to) ? value : unfit();
  if ('orNull' in shape) return value === null ? null : narrow(shape.orNull, value, onMisfit, path);
  if ('list' in shape) return Array.isArray(value) ? narrowList(shape, value, onMisfit, path) : unfit();
  if ('either' in shape) {
    const found = Object.values(shape.either)
      .map((one) => narrow(one, value, () => undefined, path))
      .find((one) => one !== undefined);
    return found ?? unfit();
  }
  if (!isObject(value)) return unfit();
  return 'each' in shape
    ? narrowEach(shape.each, value, onMisfit, path)
    : narrowObject(shape, value, onMisfit, path);
};
