import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hourOf } from '@/domain/hourOf';
import { TalkList } from './TalkList';

interface ChatMessage {
  readonly id: number;
  readonly from: 'member' | 'staff';
  readonly text: string;
  readonly pictureId: string | null;
  readonly at: string;
  readonly readAt: string | null;
}

interface ChatMessagesProps<Message extends ChatMessage> {
  messages: readonly Message[];
  /** What is on its way, below the others. */
  unsent?: readonly { readonly clientKey: string; readonly text: string }[];
  /** Whose page it is. */
  own: ChatMessage['from'];
  nameOf: (message: Message) => string;
  timeZone: string;
  picture: (id: string, text: string) => ReactNode;
  /** Shown while nothing was written. */
  nothing: string;
}

/** The messages of a chat with support in their order, the last in view. */
export function ChatMessages<Message extends ChatMessage>(props: ChatMessagesProps<Message>) {
  const { messages, unsent = [], own, nameOf, timeZone, picture, nothing } = props;
  const { t } = useTranslation('support');
  const noteOf = (message: Message): string => {
    const read = message.from === own && message.readAt ? ` · ${t('read')}` : '';
    return `${nameOf(message)}, ${hourOf(message.at, timeZone)}${read}`;
  };
  return (
    <TalkList
      label={t('said')}
      nothing={nothing}
      rows={[
        ...messages.map((message) => ({
          key: message.id,
          isOwn: message.from === own,
          note: noteOf(message),
          said: message.pictureId === null ? message.text : picture(message.pictureId, message.text),
        })),
        ...unsent.map(({ clientKey, text }) => ({
          ...{ key: clientKey, isOwn: true, note: t('sending'), said: text },
        })),
      ]}
    />
  );
}
