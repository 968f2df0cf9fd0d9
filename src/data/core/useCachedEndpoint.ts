import { useEffect, useMemo } from 'react';
import type { Query, Value } from '#contract/wireTypes';
import { callKey } from '#contract/callKey';
import type { GetName } from '@/api/client';
import type { Resource } from './resource';
import { readCached, writeCached } from '../session/sessionCache';
import { useSite } from '../session/siteContext';
import { useEndpoint } from './useEndpoint';
import { useLanguage } from '../session/useLanguage';

interface Cache<Name extends GetName> {
  readonly key: string;
  /** Whether the value in session storage may replace the call. */
  readonly readable: boolean;
  readonly isValue: (value: unknown) => value is Value<Name>;
  /** Used if session storage has no value. */
  readonly initial?: Value<Name> | undefined;
  /** Shows the stored answer while it is fetched again. */
  readonly revalidate?: true;
}

/** A resource whose last value is also in session storage; a document's answer is newer and wins. */
export const useCachedEndpoint = <Name extends GetName>(
  name: Name,
  query: Query<Name>,
  { key, readable, isValue, initial, revalidate }: Cache<Name>,
): Resource<Value<Name>> => {
  const { boot, sessionText } = useSite();
  const language = useLanguage();
  const carried = callKey(name, query as Record<string, string | undefined>) in boot.answers;
  const cached = useMemo(
    () => (readable && !carried ? readCached(sessionText, key, language, isValue) : undefined),
    [readable, carried, sessionText, key, language, isValue],
  );
  const resource = useEndpoint(name, query, {
    keepPreviousData: true,
    fallbackData: cached ?? initial,
    ...(revalidate && { revalidateIfStale: true }),
  });
  const { value, isBusy } = resource;
  useEffect(() => {
    // While the answer in another language loads, the value is still in the previous language.
    if (value !== undefined && value !== cached && !isBusy) writeCached(sessionText, key, language, value);
  }, [value, cached, isBusy, sessionText, key, language]);
  return resource;
};
