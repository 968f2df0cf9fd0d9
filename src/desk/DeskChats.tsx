import { useEffect, useRef, useState } from 'react';
import { deskLists, type DeskList } from '#contract/desk';
import { liveTyping } from '#contract/live';
import type { DeskStaff } from '#contract/deskTypes';
import { useDesk } from '@/data/desk/deskContext';
import { useDeskNews } from '@/data/desk/useDeskNews';
import { useDeskResource } from '@/data/desk/useDeskResource';
import { Loaded } from '@/forms/Loaded';
import { DeskChatListView } from './DeskChatListView';
import { DeskChatsView } from './DeskChatsView';
import { DeskConversation } from './DeskConversation';

/** The chats of the desk, told of each change by the socket. */
export function DeskChats({ me }: { me: DeskStaff }) {
  const { now } = useDesk();
  const [list, setList] = useState<DeskList>('waiting');
  const [open, setOpen] = useState<string>();
  const [typing, setTyping] = useState<ReadonlySet<string>>(new Set());
  const ends = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const chats = useDeskResource('chats', { list });
  const { typeTo } = useDeskNews((memberId) => {
    setTyping((all) => new Set([...all, memberId]));
    clearTimeout(ends.current.get(memberId));
    const end = () => setTyping((all) => new Set([...all].filter((id) => id !== memberId)));
    ends.current.set(memberId, setTimeout(end, liveTyping.lasts));
  });
  useEffect(() => {
    const timers = ends.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, []);
  const lists = deskLists.filter((name) => name !== 'others' || me.role === 'lead');
  return (
    <DeskChatsView
      lists={lists}
      list={list}
      chats={
        <Loaded of={chats} rows={4} plain>
          {(value) => <DeskChatListView chats={value.list} open={open} now={now} onOpen={setOpen} />}
        </Loaded>
      }
      onList={setList}
    >
      {open === undefined ? undefined : (
        <DeskConversation
          key={open}
          id={open}
          me={me}
          typing={typing}
          typeTo={typeTo}
          onChanged={chats.reload}
          onTaken={() => setList('mine')}
          onBack={() => setOpen(undefined)}
        />
      )}
    </DeskChatsView>
  );
}
