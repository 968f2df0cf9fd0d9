import { useSWRConfig } from 'swr';
import type { GetName } from '@/api/client';

/** A predicate for cache keys of these calls, whatever the query. */
export const keyOf =
  (names: readonly GetName[]) =>
  (key: unknown): boolean =>
    typeof key === 'string' && (names as readonly string[]).includes(key.split('?', 1)[0] ?? '');

/** Fetches the answers of these calls again, for every query in the cache. */
export const useRefresh = (): ((...names: readonly GetName[]) => Promise<void>) => {
  const { mutate } = useSWRConfig();
  return async (...names) => void (await mutate(keyOf(names)));
};
