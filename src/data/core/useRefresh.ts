import { useSWRConfig } from 'swr';
import type { GetName } from '@/api/client';

/** Whether a key of the cache is that of one of these calls, whatever its query. */
export const keyOf =
  (names: readonly GetName[]) =>
  (key: unknown): boolean =>
    typeof key === 'string' && (names as readonly string[]).includes(key.split('?', 1)[0] ?? '');

/** Asks anew for what these calls answered, each with every query that the page knows. */
export const useRefresh = (): ((...names: readonly GetName[]) => Promise<void>) => {
  const { mutate } = useSWRConfig();
  return async (...names) => void (await mutate(keyOf(names)));
};
