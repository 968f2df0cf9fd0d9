import { useEffect, useEffectEvent, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { DeskNews } from '#contract/desk';
import { liveClose } from '#contract/live';
import type { Line } from '@/api/openSocket';
import { useDesk } from './deskContext';

const AGAIN = 2_000;

const readNews = (text: string): DeskNews | undefined => {
  try {
    const { kind, memberId } = JSON.parse(text) as Partial<Record<keyof DeskNews, unknown>>;
    return (kind === 'changed' || kind === 'typing') && typeof memberId === 'string'
      ? { kind, memberId }
      : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps the desk's socket open, where there is one: chats are read again with each change and each new connection. */
export const useDeskNews = (onTyping: (memberId: string) => void) => {
  const { boot, open } = useDesk();
  const { socket } = boot;
  const { mutate } = useSWRConfig();
  const line = useRef<Line>(undefined);
  const refresh = useEffectEvent(
    () =>
      void mutate(
        (key) => Array.isArray(key) && key[0] === 'desk' && ['chat', 'chats'].includes(String(key[1])),
      ),
  );
  const typing = useEffectEvent(onTyping);
  useEffect(() => {
    if (!socket) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    let own: Line | undefined;
    const connect = (): void => {
      own = open('desk', {
        onOpen: () => {
          line.current = own;
          refresh();
        },
        onText: (text) => {
          const news = readNews(text);
          if (news?.kind === 'typing') typing(news.memberId);
          else if (news !== undefined) refresh();
        },
        onClose: (code) => {
          line.current = undefined;
          if (!left && code !== liveClose.sessionOver) timer = setTimeout(connect, AGAIN);
          // The next look finds that the session is over.
          else refresh();
        },
      });
    };
    connect();
    return () => {
      left = true;
      clearTimeout(timer);
      // Also one that is not open yet.
      own?.close();
      line.current = undefined;
    };
  }, [open, socket]);
  return {
    /** Tells a member that somebody types. */
    typeTo: (memberId: string): void => line.current?.send(JSON.stringify({ typingTo: memberId })),
  };
};
