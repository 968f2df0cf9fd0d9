import { styled } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chatLength, chatStars } from '#contract/supportChat';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { SupportChat, UnsentMessage } from '@/data/resources/useSupportChat';
import type { SentPicture } from './useSentPicture';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { ChatMessages } from '@/shared/ChatMessages';
import { PictureButton } from '@/shared/PictureButton';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { Field } from '@/ui/fields/Field';
import { sendOnEnter } from '@/ui/fields/sendOnEnter';
import { Inline } from '@/ui/layout/Inline';
import { ownClasses } from '@/ui/styles/ownClasses';
import { SupportPicture } from './SupportPicture';

const slot = ownClasses('SupportChatView', ['form', 'state']);

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '100%',
  minHeight: 360,
  [`& .${slot.state}`]: { margin: 0, fontSize: textSize.note, color: vars.text.secondary },
  [`& .${slot.form}`]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space(2.5),
    alignItems: 'end',
  },
});

const stars = Array.from({ length: chatStars.most }, (_, place) => place + chatStars.least);

interface SupportChatViewProps {
  chat: SupportChat;
  unsent: readonly UnsentMessage[];
  /** Why the last message was refused. */
  refusal: string | undefined;
  /** Who of the staff is typing. */
  typing?: string | undefined;
  /** A picture on its way, or one that was refused. */
  picture?: SentPicture | undefined;
  /** What was typed before. */
  draft: string;
  onSay: (text: string) => void;
  onType: (text: string) => void;
  onPicture: (file: File) => void;
  onRetryPicture: () => void;
  onDropPicture: () => void;
  onRate: (stars: number) => void;
}

/** The messages with support in their order, what is on its way below them, and the rating of a chat that is over. */
export function SupportChatView(props: SupportChatViewProps) {
  const { chat, unsent, refusal, typing, picture, draft, onSay, onType, onPicture } = props;
  const { onRetryPicture, onDropPicture, onRate } = props;
  const { t } = useTranslation(['support', 'common']);
  const { timeZone } = useSite().boot.brand;
  const [text, setText] = useState(draft);
  const { state, place, list: messages } = chat;
  const write = (next: string): void => {
    setText(next);
    onType(next);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    write('');
  };
  return (
    <Root>
      <p className={slot.state} role="status">
        {state === 'none' ? t('lead') : t(state, { place })}
      </p>
      {chat.opensAt !== null && (
        <Note tone="info">{t('shut', { time: formatTime(chat.opensAt, 'match', timeZone) })}</Note>
      )}
      <ChatMessages
        own="member"
        messages={messages}
        unsent={unsent}
        nameOf={({ from, name }) => (from === 'member' ? t('you') : (name ?? ''))}
        timeZone={timeZone}
        picture={(id, said) => <SupportPicture id={id} text={said} />}
        nothing={t('nothing')}
      />
      <p className={slot.state} role="status">
        {typing !== undefined && t('typing', { name: typing })}
        {picture?.state === 'uploading' && t('sendingPicture', { name: picture.name })}
      </p>
      {picture?.state === 'refused' && (
        <Note
          tone="danger"
          alert
          action={
            <Inline>
              {picture.canRetry && (
                <Button size="small" onClick={onRetryPicture}>
                  {t('common:retry')}
                </Button>
              )}
              <Button size="small" onClick={onDropPicture}>
                {t('dropPicture')}
              </Button>
            </Inline>
          }
        >
          {picture.reason}
        </Note>
      )}
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
      <form className={slot.form} onSubmit={submit} onKeyDown={sendOnEnter}>
        <PictureButton label={t('attach')} disabled={picture !== undefined} onPick={onPicture} />
        <Field
          label={t('write')}
          labelHidden
          name="message"
          placeholder={t('write')}
          maxLength={chatLength}
          growsTo={5}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={write}
        />
        <Button type="submit" tone="primary">
          {t('send')}
        </Button>
      </form>
    </Root>
  );
}
