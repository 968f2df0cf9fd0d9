import { errorCode } from './errorCode.ts';

/** The database is away, restarting or too slow: the same work may be done a moment later. */
const transient = new Set([
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25P03',
  '40001',
  '40P01',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

/** What `pg` says without a code: no answer came, or no connection was to be had. */
const NO_ANSWER =
  /^(Connection (terminated|ended)|Query read timeout|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed)|This socket has been ended)/;

const wasNotAnswered = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) if (NO_ANSWER.test(at.message)) return true;
  return false;
};

/** Whether an error lies in the moment and not in what was to be done. Of several errors all have to. */
export const isTransient = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.every(isTransient);
  const code = errorCode(error);
  return (code !== undefined && transient.has(code)) || wasNotAnswered(error);
};
