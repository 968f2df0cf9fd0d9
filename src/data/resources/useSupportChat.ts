import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { liveTyping } from '#contract/live';
import type { Value } from '#contract/wireTypes';
import type { Failure } from '@/api/failure';
import { sessionKeys } from '@/config/storageKeys';
import { isUnresolved } from '../core/moneyCalls';
import { randomId } from '../core/randomId';
import type { Resource } from '../core/resource';
import { useEndpoint } from '../core/useEndpoint';
import { useLive } from '../live/useLive';
import { useSite } from '../session/siteContext';

export type SupportChat = Value<'supportChat'>;

/** A message on its way: written on this device, and not known to be kept. */
export interface UnsentMessage {
  readonly clientKey: string;
  readonly text: string;
  /** An upload; the text then names it. */
  readonly pictureId?: string;
}

const readOutbox = (kept: string | null): UnsentMessage[] => {
  try {
    const found: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(found) ? (found as UnsentMessage[]) : [];
  } catch {
    return [];
  }
};

/** Asks again in so many milliseconds where there is no socket, and for messages that could not be sent. */
const AGAIN = 5_000;

/** HTTP statuses of a message that no further try would get through: what it says, or a picture that is gone. */
const refusedForGood: readonly (number | undefined)[] = [400, 404];

/**
 * The member's chat with support. What is written goes into an outbox of this tab first and leaves it once the gateway
 * has kept it: one after another, each with a key of its own, so that none is lost, doubled or overtaken however often
 * the connection breaks (INFO-03).
 */
export const useSupportChat = () => {
  const { boot, client, session, sessionText } = useSite();
  const { socket } = boot.profile;
  const chat: Resource<SupportChat> = useEndpoint('supportChat', undefined, {
    revalidateIfStale: true,
    ...(!socket && { refreshInterval: AGAIN }),
  });
  const [outbox, setOutbox] = useState(() => readOutbox(sessionText.get(sessionKeys.supportOutbox) ?? null));
  const [typing, setTyping] = useState<string>();
  const typingEnds = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [refused, setRefused] = useState<Failure>();
  const waiting = useRef(outbox);
  const sending = useRef(false);

  const keep = (next: UnsentMessage[]): void => {
    waiting.current = next;
    sessionText.set(sessionKeys.supportOutbox, JSON.stringify(next));
    setOutbox(next);
  };

  const flush = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    const { token } = session.state.get();
    for (let [first] = waiting.current; first !== undefined; [first] = waiting.current) {
      const result = await client.send('supportSay', first);
      // What is left belongs to the member of the session that has ended.
      if (session.state.get().token !== token) break;
      setRefused(result.ok || isUnresolved(result.failure) ? undefined : result.failure);
      if (!result.ok && !refusedForGood.includes(result.failure.status)) break;
      keep(waiting.current.slice(1));
      chat.reload();
    }
    sending.current = false;
  };

  // Told of each change, and with each connection that begins anew.
  useLive('support', true, (news) => {
    if (news?.changed === false) {
      setTyping(news.typing);
      clearTimeout(typingEnds.current);
      typingEnds.current = setTimeout(() => setTyping(undefined), liveTyping.lasts);
      return;
    }
    setTyping(undefined);
    chat.reload();
    void flush();
  });

  const goOn = useEffectEvent(() => void flush());
  useEffect(() => {
    goOn();
    const timer = setInterval(goOn, AGAIN);
    window.addEventListener('online', goOn);
    return () => {
      clearTimeout(typingEnds.current);
      clearInterval(timer);
      window.removeEventListener('online', goOn);
    };
  }, []);

  return {
    chat,
    /** What was written and is not among the messages yet, in its order. */
    unsent: outbox.filter(
      ({ clientKey }) => !chat.value?.list.some((message) => message.clientKey === clientKey),
    ),
    /** Why the last message was refused. */
    refused,
    /** Who of the staff is typing. */
    typing,
    say: (text: string, pictureId?: string): void => {
      keep([...waiting.current, { clientKey: randomId(), text, ...(pictureId && { pictureId }) }]);
      void flush();
    },
    read: (upTo: number): void => void client.send('supportRead', { upTo }),
    rate: async (stars: number) => {
      const result = await client.send('supportRate', { stars });
      chat.reload();
      return result;
    },
  };
};
