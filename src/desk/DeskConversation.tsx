import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { liveTyping } from '#contract/live';
import type { DeskStaff } from '#contract/deskTypes';
import { randomId } from '@/data/core/randomId';
import { useAction } from '@/data/core/useAction';
import { useDesk } from '@/data/desk/deskContext';
import { useDeskPictures } from '@/data/desk/useDeskPictures';
import { useDeskResource } from '@/data/desk/useDeskResource';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { Button } from '@/ui/actions/Button';
import { Inline } from '@/ui/layout/Inline';
import type { DeskAnswer } from './DeskAnswerForm';
import { DeskConversationView } from './DeskConversationView';

interface DeskConversationProps {
  id: string;
  me: DeskStaff;
  /** Ids of members who are typing. */
  typing: ReadonlySet<string>;
  typeTo: (memberId: string) => void;
  onChanged: () => void;
  /** The chat is one's own now. */
  onTaken: () => void;
  onBack: () => void;
}

/** A chat and the acts of whoever has it. */
export function DeskConversation(props: DeskConversationProps) {
  const { id, me, typing, typeTo, onChanged, onTaken, onBack } = props;
  const { t } = useTranslation('desk');
  const { client, boot, now, drafts } = useDesk();
  const chat = useDeskResource('chat', { id });
  const colleagues = useDeskResource('colleagues');
  const pictures = useDeskPictures(id);
  const { running, failure, run } = useAction();
  const usual = useFailureText(failure);
  const typedAt = useRef(-Infinity);
  // An answer that is sent again keeps its key, so that it is kept once.
  const answer = useRef<{ text: string; clientKey: string }>(undefined);

  const after = (): void => {
    chat.reload();
    onChanged();
  };
  const act = async (name: 'take' | 'close'): Promise<void> => {
    const done = await run(() => client.call(name, { body: { id } }), name);
    after();
    if (done?.ok && name === 'take') onTaken();
  };
  const keyOf = ({ text, picture }: DeskAnswer): string => {
    if (picture) return picture.id;
    answer.current = answer.current?.text === text ? answer.current : { text, clientKey: randomId() };
    return answer.current.clientKey;
  };
  const say = async (given: DeskAnswer): Promise<boolean> => {
    const { text, picture } = given;
    const body = { id, clientKey: keyOf(given), text, pictureId: picture?.proofId };
    const said = await run(() => client.call('say', { body }), 'say');
    if (said?.ok && !picture) answer.current = undefined;
    after();
    return said?.ok === true;
  };
  return (
    <>
      {chat.value === undefined && (
        <Inline justify="end">
          <Button size="small" onClick={onBack}>
            {t('back')}
          </Button>
        </Inline>
      )}
      <Loaded of={chat} rows={5} plain>
        {(value) => (
          <DeskConversationView
            chat={value.chat}
            messages={value.list}
            me={me}
            colleagues={colleagues.value?.list ?? []}
            timeZone={boot.timeZone}
            pictureAt={(picture) => `/desk/pictures/${picture}`}
            memberTypes={typing.has(value.chat.member.id)}
            draft={drafts.texts.of(id)}
            pictures={pictures}
            running={running}
            refusal={failure?.code === 'already_claimed' ? t('taken') : usual}
            onTake={() => void act('take')}
            onClose={() => void act('close')}
            onSay={say}
            onType={(text) => {
              drafts.texts.keep(id, text);
              if (text === '' || now() - typedAt.current < liveTyping.every) return;
              typedAt.current = now();
              typeTo(value.chat.member.id);
            }}
            onHandOver={(to) =>
              void run(() => client.call('handOver', { body: { id, to } }), 'handOver').then(after)
            }
            onBack={onBack}
          />
        )}
      </Loaded>
    </>
  );
}
