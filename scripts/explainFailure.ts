import { StartError } from '../gateway/platform/postgres/StartError.ts';

/** One line for a failure that the reader can fix, the stack for a defect of ours. */
export const explainFailure = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOSPC')
    return 'The disk is full: free some space, then start again.';
  return error.stack ?? error.message;
};
