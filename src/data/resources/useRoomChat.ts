import { useState } from 'react';
import useSWR from 'swr';
import type { Value } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import { limits } from '@/config/limits';
import { FailureError } from '../core/FailureError';
import { useSite } from '../session/siteContext';

type Chat = Value<'liveChat'>;

/** What is said at a live table, the newest last, and a word of one's own (GAME-11). */
export const useRoomChat = (roomId: string) => {
  const { client } = useSite();
  const [refused, setRefused] = useState<Failure>();
  const launch = async (text?: string): Promise<Chat> => {
    const body = { roomId, ...(text !== undefined && { text }) };
    // Only what is said keeps the session awake.
    const answer = await client.send('liveChat', body, { background: text === undefined });
    if (answer.ok) return answer.value;
    throw new FailureError(answer.failure);
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<Chat, FailureError>(
    ['liveChat', roomId],
    () => launch(),
    { refreshInterval: limits.roomWordsEvery },
  );
  return {
    chat: {
      value: data,
      failure: error?.failure,
      isLoading,
      isBusy: isValidating,
      reload: () => void mutate(),
    },
    refused,
    /** Says something; answers whether it was taken. */
    say: async (text: string): Promise<boolean> => {
      setRefused(undefined);
      try {
        await mutate(await launch(text), { revalidate: false });
        return true;
      } catch (caught) {
        if (!(caught instanceof FailureError)) throw caught;
        setRefused(caught.failure);
        return false;
      }
    },
  };
};
