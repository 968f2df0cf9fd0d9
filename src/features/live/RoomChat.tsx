import { usePauseOfFailure } from '@/data/session/usePauseOfFailure';
import { useRoomChat } from '@/data/resources/useRoomChat';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { RoomChatView } from './RoomChatView';

/** The chat of a live table; fills the height of its container. */
export function RoomChat({ roomId }: { roomId: string }) {
  const { chat, refused, reported, draft, type, say, report } = useRoomChat(roomId);
  const refusal = useFailureText(refused, usePauseOfFailure(refused)?.until);
  const isOfText = refused?.code === 'chat_link' || refused?.code === 'chat_insult';
  return (
    <Loaded of={chat} rows={5} plain>
      {({ list }) => (
        <RoomChatView
          words={list}
          reported={reported}
          {...(isOfText ? { textFault: refusal } : { refusal })}
          draft={draft}
          onType={type}
          onSay={say}
          onReport={(id) => void report(id)}
        />
      )}
    </Loaded>
  );
}
