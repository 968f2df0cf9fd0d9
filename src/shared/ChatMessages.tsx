import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { hourOf } from '@/domain/hourOf';
import { ownClasses } from '@/ui/styles/ownClasses';
import { forcedEdge } from '@/ui/styles/styleParts';

const slot = ownClasses('ChatMessages', ['row', 'note', 'none']);

const Root = styled('ol')({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: space(2.5),
  minHeight: 160,
  margin: 0,
  padding: '4px 2px',
  overflowY: 'auto',
  listStyle: 'none',
  [`& .${slot.row}`]: {
    justifySelf: 'start',
    maxWidth: '86%',
    padding: '8px 12px',
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.overlay,
    ...forcedEdge,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    '&[data-own]': { justifySelf: 'end', backgroundColor: vars.primary.soft },
  },
  [`& .${slot.note}`]: {
    display: 'block',
    color: vars.text.secondary,
    fontSize: textSize.caption,
    lineHeight: '16px',
  },
  [`& .${slot.none}`]: { placeSelf: 'center', color: vars.text.secondary },
});

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
  const list = useRef<HTMLOListElement>(null);
  const newest = `${messages.at(-1)?.id ?? 0} ${unsent.length}`;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  return (
    // Focusable, so that the keyboard can scroll it.
    <Root ref={list} aria-label={t('said')} aria-live="polite" tabIndex={0}>
      {messages.length === 0 && unsent.length === 0 && (
        <li className={`${slot.row} ${slot.none}`}>{nothing}</li>
      )}
      {messages.map((message) => {
        const { id, from, text, pictureId, at, readAt } = message;
        return (
          <li className={slot.row} key={id} data-own={from === own || undefined}>
            <small className={slot.note}>
              {nameOf(message)}, {hourOf(at, timeZone)}
              {from === own && readAt && ` · ${t('read')}`}
            </small>
            {pictureId === null ? text : picture(pictureId, text)}
          </li>
        );
      })}
      {unsent.map(({ clientKey, text }) => (
        <li className={slot.row} key={clientKey} data-own>
          <small className={slot.note}>{t('sending')}</small>
          {text}
        </li>
      ))}
    </Root>
  );
}
