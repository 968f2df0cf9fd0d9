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

/** Keeps the desk's socket open: chats are read again with each change and each new connection. */
export const useDeskNews = (onTyping: (memberId: string) => void) => {
  const { open } = useDesk();
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const connect = (): void => {
      const own = open('desk', {
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
      line.current?.close();
    };
  }, [open]);
  return {
    /** Tells a member that somebody types. */
    typeTo: (memberId: string): void => line.current?.send(JSON.stringify({ typingTo: memberId })),
  };
};
