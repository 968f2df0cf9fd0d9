import { useState } from 'react';
import useSWR from 'swr';
import type { Value } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import { limits } from '@/config/limits';
import { FailureError } from '../core/FailureError';
import { useSite } from '../session/siteContext';

type Chat = Value<'liveChat'>;

/** The chat of a live table, newest last, and a function that posts (GAME-11). */
export const useRoomChat = (roomId: string) => {
  const { client } = useSite();
  const [refused, setRefused] = useState<Failure>();
  const launch = async (text?: string): Promise<Chat> => {
    const body = { roomId, ...(text !== undefined && { text }) };
    // Reading the chat does not keep the session alive; posting does.
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
    /** Posts a message; resolves to whether it was accepted. */
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
