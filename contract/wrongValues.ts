import type { Shape } from './narrow.ts';

/** What a wrong value invalidates: the whole answer, the list item that contains it, or only itself. */
type Cost = 'answer' | 'item' | 'part';

export interface WrongValue {
  /** Property names; `[]` stands for the first item of a list, `*` for any key. */
  readonly path: readonly string[];
  readonly value: unknown;
  readonly costs: Cost;
}

const item = '[]';

const wrongScalars: Readonly<Record<string, unknown>> = {
  text: { toString: 'none' },
  flag: 'no',
  number: 'NaN',
  integer: 'NaN',
  time: 'soon',
  day: '2026-99-99',
};

const wrongOf = (shape: Shape): unknown => {
  if (typeof shape === 'string') return shape.startsWith('^') ? '1e400' : wrongScalars[shape];
  return 'of' in shape ? '__proto__' : 'NaN';
};

const inside = (shape: Shape, path: readonly string[], costs: Cost): WrongValue[] => {
  if (typeof shape === 'string') return [];
  if ('list' in shape) return wrongValues(shape.list, [...path, item], shape.whole ? costs : 'item');
  if ('each' in shape) return wrongValues(shape.each, [...path, '*'], costs);
  if (!('parts' in shape)) return [];
  const within = (parts: Readonly<Record<string, Shape>> = {}, cost = costs) =>
    Object.entries(parts).flatMap(([key, part]) => wrongValues(part, [...path, key], cost));
  return [...within(shape.parts), ...within(shape.maybe), ...within(shape.spare, 'part')];
};

/** Lists every way in which one value of an answer can be wrong. */
export const wrongValues = (
  shape: Shape,
  path: readonly string[] = [],
  costs: Cost = 'answer',
): WrongValue[] =>
  typeof shape === 'object' && 'orNull' in shape
    ? wrongValues(shape.orNull, path, costs)
    : [{ path, value: wrongOf(shape), costs }, ...inside(shape, path, costs)];

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy of the answer with one value replaced; undefined if the answer has no such path. */
export const withWrong = (answer: unknown, { path, value }: WrongValue): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (!isContainer(answer) || (step === item) !== Array.isArray(answer)) return undefined;
  const isAny = step === item || step === '*';
  const key = isAny ? Object.keys(answer)[0] : step;
  if (key === undefined || (rest.length > 0 && !(key in answer))) return undefined;
  const spoilt = withWrong(answer[key], { path: rest, value, costs: 'part' });
  if (spoilt === undefined) return undefined;
  return Array.isArray(answer) ? [spoilt, ...(answer as unknown[]).slice(1)] : { ...answer, [key]: spoilt };
};
