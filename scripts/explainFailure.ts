import { StartError } from '../gateway/platform/postgres/StartError.ts';

/** One line for what the reader can mend; the stack for what only we can. */
export const explainFailure = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOSPC')
    return 'The disk is full: free some space, then start again.';
  return error.stack ?? error.message;
};
