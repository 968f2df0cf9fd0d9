import type { ErrorCode } from '#contract/errors';
import type { Failure } from '@/api/failure';

/** The field that an error code is about, with a more specific text key for that field if needed. */
export type FieldOfCode = Readonly<
  Partial<Record<ErrorCode, string | { readonly field: string; readonly as: string }>>
>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that a refusal is about, with reasons: from the refusal itself, otherwise derived from its code. */
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
