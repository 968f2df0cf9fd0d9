import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { DeskMessage, DeskChat, DeskStaff } from '#contract/deskTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { Uploads } from '@/data/core/useUploads';
import { ChatMessages } from '@/shared/ChatMessages';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { Inline } from '@/ui/layout/Inline';
import { ownClasses } from '@/ui/styles/ownClasses';
import { focusRing } from '@/ui/styles/styleParts';
import { Heading } from '@/ui/typography/Heading';
import { DeskAnswerForm, type DeskAnswer } from './DeskAnswerForm';
import { DeskHandOver } from './DeskHandOver';
import { DeskMemberFacts } from './DeskMemberFacts';

const slot = ownClasses('DeskConversationView', ['facts', 'state', 'look', 'picture']);

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3),
  height: '100%',
  minHeight: 360,
  minWidth: 0,
  [`& :is(.${slot.facts}, .${slot.state})`]: {
    margin: 0,
    color: vars.text.secondary,
    fontSize: textSize.note,
    overflowWrap: 'anywhere',
  },
  [`& .${slot.look}`]: {
    display: 'block',
    maxWidth: '100%',
    marginTop: space(1),
    borderRadius: vars.radius.sm,
    '&:focus-visible': focusRing,
  },
  [`& .${slot.picture}`]: {
    display: 'block',
    maxWidth: '100%',
    width: 320,
    height: 220,
    objectFit: 'contain',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
  },
});

interface DeskConversationViewProps {
  chat: DeskChat;
  messages: readonly DeskMessage[];
  me: DeskStaff;
  colleagues: readonly DeskStaff[];
  timeZone: string;
  memberTypes: boolean;
  /** Address of a picture that was said. */
  pictureAt: (id: string) => string;
  /** What was typed before. */
  draft: string;
  /** Name of the call that runs. */
  running: string | undefined;
  /** Why the last act was refused. */
  refusal: string | undefined;
  onTake: () => void;
  /** Pictures that are attached to the answer. */
  pictures: Uploads;
  /** Resolves to whether the answer was kept. */
  onSay: (answer: DeskAnswer) => Promise<boolean>;
  onType: (text: string) => void;
  onHandOver: (to: string) => void;
  onClose: () => void;
  onBack: () => void;
}

/** One chat at the desk: who the member is, what was said, and what its owner can do. */
export function DeskConversationView(props: DeskConversationViewProps) {
  const {
    chat,
    messages,
    me,
    colleagues,
    timeZone,
    memberTypes,
    pictureAt,
    draft,
    pictures,
    running,
    refusal,
  } = props;
  const { onTake, onSay, onType, onHandOver, onClose, onBack } = props;
  const { t } = useTranslation(['desk', 'support']);
  const { member, takenBy, closedAt } = chat;
  const isOpen = closedAt === null;
  const isMine = isOpen && takenBy?.id === me.id;
  const others = colleagues.filter(({ id }) => id !== takenBy?.id);
  return (
    <Root aria-label={t('chatWith', { name: member.name || member.account })}>
      <Inline justify="space-between">
        <Heading level={2} variant="h5">
          {member.name || member.account}
        </Heading>
        <Button size="small" onClick={onBack}>
          {t('back')}
        </Button>
      </Inline>
      <p className={slot.facts}>
        {member.account} · {t('level', { level: member.level })}
        {member.language !== null && ` · ${member.language}`} · {member.brand}
        {chat.outside && ` · ${t('outside')}`}
      </p>
      {isOpen && (
        <Inline>
          {takenBy === null && (
            <Button size="small" tone="primary" loading={running === 'take'} onClick={onTake}>
              {t('take')}
            </Button>
          )}
          {takenBy !== null && (isMine || me.role === 'lead') && others.length > 0 && (
            <DeskHandOver
              colleagues={others}
              disabled={running !== undefined}
              loading={running === 'handOver'}
              onHandOver={onHandOver}
            />
          )}
          {isMine && (
            <Button size="small" loading={running === 'close'} onClick={onClose}>
              {t('close')}
            </Button>
          )}
        </Inline>
      )}
      {(isMine || (isOpen && me.role === 'lead')) && <DeskMemberFacts key={chat.id} chatId={chat.id} />}
      <ChatMessages
        own="staff"
        messages={messages}
        nameOf={({ name }) => name ?? (member.name || member.account)}
        timeZone={timeZone}
        picture={(id, said) => (
          <a
            className={slot.look}
            href={pictureAt(id)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('support:lookPicture', { name: said })}
          >
            <img className={slot.picture} src={pictureAt(id)} alt={said} />
          </a>
        )}
        nothing={t('noMessages')}
      />
      <p className={slot.state} role="status">
        {memberTypes && t('memberTypes')}
        {!isOpen && t('over')}
        {isOpen && takenBy !== null && !isMine && t('takenBy', { name: takenBy.shownName })}
      </p>
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      {isMine && (
        <DeskAnswerForm
          draft={draft}
          sending={running === 'say'}
          pictures={pictures}
          onSay={onSay}
          onType={onType}
        />
      )}
    </Root>
  );
}
