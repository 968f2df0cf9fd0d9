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
  /** Whether what lies in the session may stand for a call. */
  readonly readable: boolean;
  readonly isValue: (value: unknown) => value is Value<Name>;
  /** Where the session holds nothing. */
  readonly initial?: Value<Name> | undefined;
  /** Shows the answer stored in the session while it is fetched again. */
  readonly revalidate?: true;
}

/** A resource whose last value lies in session storage too; an answer of the document is fresher and goes before it. */
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
    // While another language is on its way the value is still that of the one before.
    if (value !== undefined && value !== cached && !isBusy) writeCached(sessionText, key, language, value);
  }, [value, cached, isBusy, sessionText, key, language]);
  return resource;
};
