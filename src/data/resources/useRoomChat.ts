import { useState } from 'react';
import useSWR from 'swr';
import { roomLimits } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import { limits } from '@/config/limits';
import { withoutSent } from '@/domain/withoutSent';
import { FailureError } from '../core/FailureError';
import { randomId } from '../core/randomId';
import { useDraft } from '../core/useDraft';
import { useLive } from '../live/useLive';
import { useSite } from '../session/siteContext';

type Chat = Value<'liveChat'>;

type Word = Chat['list'][number];

/** A message on its way. */
interface Post {
  readonly text: string;
  readonly clientKey: string;
}

const inOrder = (words: readonly Word[]): Chat => {
  const byNo = new Map(words.map((word) => [word.no, word]));
  return {
    list: [...byNo.values()].toSorted((one, other) => one.no - other.no).slice(-roomLimits.chatShown),
  };
};

/** Words that were told with those that are shown: each once, in the order of their numbers. */
const joined = (chat: Chat | undefined, told: readonly Word[]): Chat | undefined =>
  chat && inOrder([...chat.list, ...told]);

/** An answer, and what the socket has told since it was written. */
const renewed = (chat: Chat | undefined, answer: Chat): Chat => {
  const last = answer.list.at(-1)?.no ?? 0;
  return inOrder([...answer.list, ...(chat?.list ?? []).filter(({ no }) => no > last)]);
};

/** The chat of a live table, newest last, and a function that posts (GAME-11). */
export const useRoomChat = (roomId: string) => {
  const { client, boot } = useSite();
  const [refused, setRefused] = useState<Failure>();
  // What is typed, and what was posted without an answer: posted again it keeps its key, so that it is kept once.
  const draft = useDraft(`room ${roomId}`);
  const typed = (): string => String(draft.read()['text'] ?? '');
  const postOf = (text: string): Post => {
    const { posted, clientKey } = draft.read();
    return { text, clientKey: posted === text && typeof clientKey === 'string' ? clientKey : randomId() };
  };
  const launch = async (post?: Post): Promise<Chat> => {
    // Reading the chat does not keep the session alive; posting does.
    const answer = await client.send('liveChat', { roomId, ...post }, { background: post === undefined });
    if (answer.ok) return answer.value;
    throw new FailureError(answer.failure);
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<Chat, FailureError>(
    ['liveChat', roomId],
    () => launch(),
    { refreshInterval: boot.profile.socket ? 0 : limits.roomWordsEvery },
  );
  // Not by a revalidation, whose answer would be dropped if a word is told meanwhile.
  const renew = async (post?: Post): Promise<void> => {
    const answer = await launch(post);
    await mutate((chat) => renewed(chat, answer), { revalidate: false });
  };
  useLive(
    'room',
    true,
    (news) => {
      if (news === null) void renew().catch(() => undefined);
      else void mutate((chat) => joined(chat, news.list), { revalidate: false });
    },
    roomId,
  );
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  return {
    /** Ids of words that were reported here. */
    reported,
    report: async (wordId: string): Promise<void> => {
      setRefused(undefined);
      const answer = await client.send('liveReport', { wordId });
      if (answer.ok) setReported((all) => new Set([...all, wordId]));
      else setRefused(answer.failure);
    },
    chat: {
      value: data,
      failure: error?.failure,
      isLoading,
      isBusy: isValidating,
      reload: () => void mutate(),
    },
    refused,
    /** What was typed here before, in this tab. */
    draft: typed(),
    type: (text: string): void => draft.keep({ ...draft.read(), text }),
    /** Posts a message; resolves to whether it was accepted. */
    say: async (text: string): Promise<boolean> => {
      setRefused(undefined);
      const post = postOf(text);
      draft.keep({ ...draft.read(), posted: text, clientKey: post.clientKey });
      try {
        await renew(post);
      } catch (caught) {
        if (!(caught instanceof FailureError)) throw caught;
        setRefused(caught.failure);
        return false;
      }
      // Also if the chat was closed meanwhile; not if its session has ended, which took the draft along.
      if (draft.read()['posted'] === text) draft.keep({ text: withoutSent(typed(), text) });
      return true;
    },
  };
};
