import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { liveTyping } from '#contract/live';
import type { DeskStaff } from '#contract/deskTypes';
import { randomId } from '@/data/core/randomId';
import { useAction } from '@/data/core/useAction';
import { useDesk } from '@/data/desk/deskContext';
import { useDeskResource } from '@/data/desk/useDeskResource';
import { Loaded } from '@/forms/Loaded';
import { useFailureText } from '@/forms/useFailureText';
import { DeskConversationView } from './DeskConversationView';

interface DeskConversationProps {
  id: string;
  me: DeskStaff;
  /** Ids of members who are typing. */
  typing: ReadonlySet<string>;
  typeTo: (memberId: string) => void;
  onChanged: () => void;
  onBack: () => void;
}

/** A chat and the acts of whoever has it. */
export function DeskConversation({ id, me, typing, typeTo, onChanged, onBack }: DeskConversationProps) {
  const { t } = useTranslation('desk');
  const { client, boot, now, drafts } = useDesk();
  const chat = useDeskResource('chat', { id });
  const colleagues = useDeskResource('colleagues');
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
    await run(() => client.call(name, { body: { id } }), name);
    after();
  };
  const say = async (text: string): Promise<boolean> => {
    if (answer.current?.text !== text) answer.current = { text, clientKey: randomId() };
    const { clientKey } = answer.current;
    const said = await run(() => client.call('say', { body: { id, clientKey, text } }), 'say');
    if (said?.ok) answer.current = undefined;
    after();
    return said?.ok === true;
  };
  return (
    <Loaded of={chat} rows={5} plain>
      {(value) => (
        <DeskConversationView
          chat={value.chat}
          messages={value.list}
          me={me}
          colleagues={colleagues.value?.list ?? []}
          timeZone={boot.timeZone}
          memberTypes={typing.has(value.chat.member.id)}
          draft={drafts.of(id)}
          running={running}
          refusal={failure?.code === 'already_claimed' ? t('taken') : usual}
          onTake={() => void act('take')}
          onClose={() => void act('close')}
          onSay={say}
          onType={(text) => {
            drafts.keep(id, text);
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
  );
}
