import { useEffect, useEffectEvent } from 'react';
import { useDraft } from '@/data/core/useDraft';
import { useTypingSign } from '@/data/live/useTypingSign';
import { useProofs } from '@/data/resources/useProofs';
import { useSupportChat } from '@/data/resources/useSupportChat';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { SupportChatView } from './SupportChatView';

/** The member's chat with support: what staff wrote counts as read while it is open (INFO-03). */
export function SupportChat() {
  const { chat, unsent, refused, typing, say, read, rate } = useSupportChat();
  const pictures = useProofs(1);
  const tellTyping = useTypingSign();
  const draft = useDraft('chat');
  const { text = '' } = draft.read();
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
          typing={typing}
          pictures={pictures}
          onSay={say}
          draft={String(text)}
          onType={(typed) => {
            draft.keep({ text: typed });
            if (typed !== '') tellTyping();
          }}
          onRate={(stars) => void rate(stars)}
        />
      )}
    </Loaded>
  );
}
