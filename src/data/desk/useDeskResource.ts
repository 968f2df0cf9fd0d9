import useSWR, { useSWRConfig } from 'swr';
import type { DeskCallName } from '#contract/desk';
import type { DeskQuery, DeskValue } from '#contract/deskTypes';
import { FailureError } from '../core/FailureError';
import type { Resource } from '../core/resource';
import { useDesk } from './deskContext';

/** Asks for chats again in so many milliseconds where no socket tells of them. */
const AGAIN = 5_000;
const toldOf: readonly DeskCallName[] = ['chats', 'chat'];

/** No socket ever tells of reports. */
const REPORTS_AGAIN = 30_000;

const againIn = (name: DeskCallName, socket: boolean): number => {
  if (name === 'rooms') return REPORTS_AGAIN;
  return !socket && toldOf.includes(name) ? AGAIN : 0;
};

/** Reads from the desk; null asks nothing. */
export const useDeskResource = <Name extends DeskCallName>(
  name: Name,
  query?: DeskQuery<Name> | null,
): Resource<DeskValue<Name>> => {
  const { boot, client } = useDesk();
  const { mutate: mutateAll } = useSWRConfig();
  const { data, error, isLoading, isValidating, mutate } = useSWR<DeskValue<Name>, FailureError>(
    query === null ? null : ['desk', name, query],
    async () => {
      const answer = await client.call(name, query ? { query } : {});
      if (answer.ok) return answer.value;
      // The page asks who is there, and shows the log-in.
      if (answer.failure.code === 'not_logged_in' && name !== 'me')
        void mutateAll((key) => Array.isArray(key) && key[0] === 'desk' && key[1] === 'me');
      throw new FailureError(answer.failure);
    },
    {
      keepPreviousData: false,
      shouldRetryOnError: ({ failure }) => failure.kind !== 'refused',
      refreshInterval: againIn(name, boot.socket),
    },
  );
  return {
    value: data,
    failure: error?.failure,
    isLoading,
    isBusy: isValidating,
    reload: () => void mutate(),
  };
};
