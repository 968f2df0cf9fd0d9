import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chatLength, chatStars } from '#contract/supportChat';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { SupportChat, UnsentMessage } from '@/data/resources/useSupportChat';
import { useSite } from '@/data/session/siteContext';
import { hourOf } from '@/domain/hourOf';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { Field } from '@/ui/fields/Field';
import { Inline } from '@/ui/layout/Inline';
import { ownClasses } from '@/ui/styles/ownClasses';
import { forcedEdge } from '@/ui/styles/styleParts';

const slot = ownClasses('SupportChatView', ['list', 'row', 'note', 'none', 'form', 'state']);

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '100%',
  minHeight: 360,
  [`& .${slot.state}`]: { margin: 0, fontSize: textSize.note, color: vars.text.secondary },
  [`& .${slot.list}`]: {
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: space(2.5),
    minHeight: 160,
    margin: 0,
    padding: '4px 2px',
    overflowY: 'auto',
    listStyle: 'none',
  },
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
  [`& .${slot.form}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space(2.5),
    alignItems: 'start',
  },
});

const stars = Array.from({ length: chatStars.most }, (_, place) => place + chatStars.least);

interface SupportChatViewProps {
  chat: SupportChat;
  unsent: readonly UnsentMessage[];
  /** Why the last message was refused. */
  refusal: string | undefined;
  onSay: (text: string) => void;
  onRate: (stars: number) => void;
}

/** The messages with support in their order, what is on its way below them, and the rating of a chat that is over. */
export function SupportChatView({ chat, unsent, refusal, onSay, onRate }: SupportChatViewProps) {
  const { t } = useTranslation('support');
  const { timeZone } = useSite().boot.brand;
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { state, place, list: messages } = chat;
  const newest = `${messages.at(-1)?.id ?? 0} ${unsent.length}`;
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest]);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <Root>
      <p className={slot.state} role="status">
        {state === 'none' ? t('lead') : t(state, { place })}
      </p>
      {/* Focusable, so that the keyboard can scroll it. */}
      <ol className={slot.list} ref={list} aria-label={t('said')} aria-live="polite" tabIndex={0}>
        {messages.length === 0 && unsent.length === 0 && (
          <li className={`${slot.row} ${slot.none}`}>{t('nothing')}</li>
        )}
        {messages.map(({ id, from, name, text: said, at, readAt }) => (
          <li className={slot.row} key={id} data-own={from === 'member' || undefined}>
            <small className={slot.note}>
              {from === 'member' ? t('you') : name}, {hourOf(at, timeZone)}
              {from === 'member' && readAt && ` · ${t('read')}`}
            </small>
            {said}
          </li>
        ))}
        {unsent.map(({ clientKey, text: said }) => (
          <li className={slot.row} key={clientKey} data-own>
            <small className={slot.note}>{t('sending')}</small>
            {said}
          </li>
        ))}
      </ol>
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      {state === 'closed' &&
        (chat.stars === null ? (
          <Inline role="group" aria-label={t('rate')}>
            <span>{t('rate')}</span>
            {stars.map((count) => (
              <Button key={count} size="small" onClick={() => onRate(count)}>
                {t('stars', { count })}
              </Button>
            ))}
          </Inline>
        ) : (
          <Note tone="success">{t('rated', { count: chat.stars })}</Note>
        ))}
      <form className={slot.form} onSubmit={submit}>
        <Field
          label={t('write')}
          labelHidden
          name="message"
          placeholder={t('write')}
          maxLength={chatLength}
          autoComplete="off"
          value={text}
          onChange={setText}
        />
        <Button type="submit" tone="primary">
          {t('send')}
        </Button>
      </form>
    </Root>
  );
}
