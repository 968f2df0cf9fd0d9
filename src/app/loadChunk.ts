import type { SafeStorage } from '@/data/storage/storage';
import type { Report } from './createReport';

export type LoadChunk = <Part>(load: () => Promise<Part>) => Promise<Part>;

interface LoadChunkOptions {
  readonly build: string;
  readonly kept: Pick<SafeStorage, 'get' | 'set'>;
  readonly report: Report;
  /** Whether the server says that the file does not exist. */
  readonly isFileRemoved: (address: string) => Promise<boolean>;
  readonly reload: () => void;
}

const reloadedKey = 'reloadedFor';

const addressOf = (error: unknown): string | undefined =>
  error instanceof Error &&
  error.name === 'ChunkLoadError' &&
  'request' in error &&
  typeof error.request === 'string'
    ? error.request
    : undefined;

/**
 * Loads a lazy chunk. If a deploy has removed the chunk, this reloads the page, once for each build (SYS-12). Any other
 * failure reaches the error boundary, which offers a retry.
 */
export const createLoadChunk =
  ({ build, kept, report, isFileRemoved, reload }: LoadChunkOptions): LoadChunk =>
  async (load) => {
    try {
      return await load();
    } catch (error) {
      report('chunk', error);
      const address = addressOf(error);
      if (address === undefined || kept.get(reloadedKey) === build || !(await isFileRemoved(address)))
        throw error;
      kept.set(reloadedKey, build);
      reload();
      throw error;
    }
  };
