import { styled } from '@mui/material/styles';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chatLength, chatStars } from '#contract/supportChat';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { SupportChat, UnsentMessage } from '@/data/resources/useSupportChat';
import type { Uploads } from '@/data/core/useUploads';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { ChatMessages } from '@/shared/ChatMessages';
import { PictureButton } from '@/shared/PictureButton';
import { ProofUpload } from '@/shared/ProofUpload';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { Field } from '@/ui/fields/Field';
import type { TextControl } from '@/ui/fields/FieldControlProps';
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

/** What a state is called once somebody has taken the chat. */
const byStates: Partial<Record<SupportChat['state'], 'waitingBy' | 'answeredBy'>> = {
  waiting: 'waitingBy',
  answered: 'answeredBy',
};

interface SupportChatViewProps {
  chat: SupportChat;
  unsent: readonly UnsentMessage[];
  /** Why the last message was refused. */
  refusal: string | undefined;
  /** Who of the staff is typing. */
  typing?: string | undefined;
  /** A picture that is looked at before it is sent. */
  pictures: Uploads;
  /** What was typed before. */
  draft: string;
  onSay: (text: string, pictureId?: string) => void;
  onType: (text: string) => void;
  onRate: (stars: number) => void;
}

/** The messages with support in their order, what is on its way below them, and the rating of a chat that is over. */
export function SupportChatView(props: SupportChatViewProps) {
  const { chat, unsent, refusal, typing, pictures, draft, onSay, onType, onRate } = props;
  const { t } = useTranslation(['support', 'common']);
  const { timeZone } = useSite().boot.brand;
  const [text, setText] = useState(draft);
  const field = useRef<TextControl>(null);
  const { state, place, by, list: messages } = chat;
  const said = by === null ? undefined : byStates[state];
  const standing =
    said === undefined ? t(state === 'none' ? 'lead' : state, { place }) : t(said, { name: by });
  const write = (next: string): void => {
    setText(next);
    onType(next);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    for (const { id, name, proofId } of pictures.proofs) {
      if (proofId === undefined) continue;
      onSay(name, proofId);
      pictures.remove(id);
    }
    if (text.trim() !== '') onSay(text.trim());
    write('');
    field.current?.focus();
  };
  return (
    <Root>
      <p className={slot.state} role="status">
        {standing}
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
      </p>
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
      {pictures.proofs.length > 0 && <ProofUpload label={t('notSent')} proofs={pictures} most={1} />}
      <form className={slot.form} onSubmit={submit} onKeyDown={sendOnEnter}>
        <PictureButton label={t('attach')} disabled={pictures.full} onPick={(file) => pictures.add([file])} />
        <Field
          label={t('write')}
          labelHidden
          name="message"
          placeholder={t('write')}
          maxLength={chatLength}
          growsTo={5}
          inputRef={field}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={write}
        />
        <Button type="submit" tone="primary" disabled={pictures.busy}>
          {t('send')}
        </Button>
      </form>
    </Root>
  );
}
