import { useEffect, useEffectEvent } from 'react';
import { useSupportChat } from '@/data/resources/useSupportChat';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { SupportChatView } from './SupportChatView';

/** The member's chat with support: what staff wrote counts as read while it is open (INFO-03). */
export function SupportChat() {
  const { chat, unsent, refused, say, read, rate } = useSupportChat();
  const refusal = useFailureText(refused);
  const unread = chat.value?.list.findLast(({ from, readAt }) => from === 'staff' && readAt === null)?.id;
  const see = useEffectEvent((id: number) => read(id));
  useEffect(() => {
    if (unread !== undefined) see(unread);
  }, [unread]);
  return (
    <Loaded of={chat} rows={5} plain>
      {(value) => (
        <SupportChatView
          chat={value}
          unsent={unsent}
          refusal={refusal}
          onSay={say}
          onRate={(stars) => void rate(stars)}
        />
      )}
    </Loaded>
  );
}
