import { StartError } from '../gateway/postgres/StartError.ts';

type Explain = (error: NodeJS.ErrnoException & { port?: number; address?: string }) => string;

const known = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken, perhaps by another gateway: stop it, or set PORT to a free one.`,
  EADDRNOTAVAIL: ({ address }) =>
    `This machine has no address ${address}: set HOST to one of its own, or to 0.0.0.0 for all.`,
  ENOSPC: () => 'The disk is full: free some space, or set DATA_DIR to another disk.',
} satisfies Record<string, Explain>;

const isKnown = (code: string | undefined): code is keyof typeof known =>
  code !== undefined && Object.hasOwn(known, code);

/** One line for what the reader can mend; the stack for what only we can. */
export const explainFailure = (error: unknown): string => {
  if (error instanceof StartError) return error.message;
  const failure = error as NodeJS.ErrnoException;
  if (isKnown(failure?.code)) return known[failure.code](failure);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
