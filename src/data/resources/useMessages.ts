import { useSWRConfig } from 'swr';
import { callKey } from '#contract/callKey';
import type { MessageCategory } from '#contract/messageFacts';
import type { Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import type { Failure } from '@/api/failure';
import { limits } from '@/config/limits';
import type { Resource } from '../core/resource';
import { useSite } from '../session/siteContext';
import { useEndpoint } from '../core/useEndpoint';
import { useUnread } from './useUnread';

export type MemberMessage = Value<'messages'>['list'][number];

/** A page of the member's messages, and the actions on them (MEM-11). */
export const useMessages = (
  page: number,
  category: MessageCategory | undefined,
): Resource<Value<'messages'>> & {
  readonly unread: number | undefined;
  /** Marks one message by its id, or `all`. */
  readonly read: (id: string) => Promise<Failure | undefined>;
  /** Deletes one message by its id, or all messages that are `read`. */
  readonly remove: (id: string) => Promise<Failure | undefined>;
} => {
  const { client } = useSite();
  const { mutate } = useSWRConfig();
  const query = {
    pageNo: String(page),
    pageSize: String(limits.messagesPerPage),
    ...(category !== undefined && { category }),
  };
  const messages = useEndpoint('messages', query, { revalidateIfStale: true, keepPreviousData: true });
  const settle = async (
    result: CallResult<'readMessage'> | CallResult<'deleteMessage'>,
  ): Promise<Failure | undefined> => {
    if (!result.ok) return result.failure;
    await mutate(callKey('unreadCount'), result.value, { revalidate: false });
    await mutate((key) => typeof key === 'string' && key.startsWith('messages?'));
    return undefined;
  };
  return {
    ...messages,
    unread: useUnread(),
    read: async (id) => settle(await client.send('readMessage', { id })),
    remove: async (id) => settle(await client.remove('deleteMessage', { id })),
  };
};
