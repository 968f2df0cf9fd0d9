import type { ErrorCode } from '#contract/errors';
import type { Failure } from '@/api/failure';

/** The field a refusal is about, and how it is called there when the code's own words would not fit. */
export type FieldOfCode = Readonly<
  Partial<Record<ErrorCode, string | { readonly field: string; readonly as: string }>>
>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which fields a refusal is about and why, by field name: what it says itself, else what its code tells. */
export const refusedFields = (
  { code, value }: Failure,
  fieldOfCode: FieldOfCode,
): Readonly<Record<string, string>> => {
  const named = isRecord(value) && isRecord(value['fields']) ? value['fields'] : {};
  const faults = Object.entries(named).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  if (faults.length > 0) return Object.fromEntries(faults);
  const place = code === undefined ? undefined : fieldOfCode[code];
  if (code === undefined || place === undefined) return {};
  return typeof place === 'string' ? { [place]: code } : { [place.field]: place.as };
};
