import type { Query, Value } from '#contract/wireTypes';
import type { GetName } from '@/api/client';
import { FailureError } from './FailureError';
import { useSite } from '../session/siteContext';

type Read = <Name extends GetName>(
  name: Name,
  query: Query<Name>,
  /** Called by a timer: it does not keep an idle session alive. */
  background?: boolean,
) => Promise<Value<Name>>;

/** Reads a GET of the endpoint table; throws its failure. */
export const useCall = (): Read => {
  const { client } = useSite();
  return async (name, query, background = false) => {
    const result = await client.get(name, query, { background });
    if (result.ok) return result.value;
    throw new FailureError(result.failure);
  };
};
