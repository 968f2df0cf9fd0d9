import { isErrorCode } from '#contract/errors';
import { failed, type Result } from './failure';
import type { Reply } from './reply';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Parses a reply into the common answer format (design §2); `narrowAnswer` then checks its value. */
export const readAnswer = ({ status, text, retryAfter }: Reply): Result<unknown> => {
  const answer = parse(text);
  if (!isObject(answer)) return failed({ kind: 'shape', status });
  if (answer.success === true && 'value' in answer) return { ok: true, value: answer.value };
  if (answer.success !== false || typeof answer.message !== 'string')
    return failed({ kind: 'shape', status });
  const { message, value } = answer;
  return failed({
    kind: 'refused',
    status,
    value,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(isErrorCode(message) ? { code: message } : { message }),
  });
};
