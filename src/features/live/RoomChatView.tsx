import { styled } from '@mui/material/styles';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { roomLimits } from '#contract/rooms';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAction } from '@/data/core/useAction';
import { useSite } from '@/data/session/siteContext';
import { hourOf } from '@/domain/hourOf';
import { withoutSent } from '@/domain/withoutSent';
import { TalkList } from '@/shared/TalkList';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Note } from '@/ui/feedback/Note';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('RoomChatView', ['note', 'form']);

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(3.5),
  height: '100%',
  minHeight: 0,
  [`& .${slot.note}`]: {
    display: 'block',
    color: vars.text.secondary,
    fontSize: textSize.caption,
    lineHeight: '16px',
  },
  [`& .${slot.form}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space(2.5),
    alignItems: 'start',
  },
});

interface RoomChatViewProps {
  words: Value<'liveChat'>['list'];
  /** Ids of those that the member has reported. */
  reported?: ReadonlySet<string>;
  /** Why nothing can be said for now. */
  refusal?: string | undefined;
  /** What is wrong with the typed text; shown at the field until it is changed. */
  textFault?: string | undefined;
  /** What was typed before. */
  draft: string;
  onType: (text: string) => void;
  /** Resolves to whether the message was accepted. */
  onSay: (text: string) => Promise<boolean>;
  onReport: (id: string) => void;
}

export function RoomChatView(props: RoomChatViewProps) {
  const { words, reported, refusal, textFault, draft, onType, onSay, onReport } = props;
  const { t } = useTranslation('live');
  const { timeZone } = useSite().boot.brand;
  const [text, setText] = useState(draft);
  const [refused, setRefused] = useState<string>();
  const { busy, run } = useAction();

  const write = (next: string): void => {
    setText(next);
    onType(next);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    await run(async () => {
      const isSaid = await onSay(text);
      setRefused(isSaid ? undefined : text);
      if (isSaid) setText((now) => withoutSent(now, text));
    });
  };

  const reportOf = (id: string, from: string) =>
    reported?.has(id) ? (
      <small className={slot.note}>{t('reported')}</small>
    ) : (
      <Button
        variant="text"
        size="small"
        aria-label={t('reportOf', { name: from })}
        onClick={() => onReport(id)}
      >
        {t('report')}
      </Button>
    );

  return (
    <Root>
      <TalkList
        label={t('said')}
        nothing={t('saidNothing')}
        rows={words.map(({ id, from, isOwn, text: said, saidAt }) => ({
          key: id,
          isOwn,
          note: `${isOwn ? t('you') : from}, ${hourOf(saidAt, timeZone)}`,
          said: (
            <>
              {said}
              {!isOwn && <div>{reportOf(id, from)}</div>}
            </>
          ),
        }))}
      />
      {refusal && (
        <Note tone="danger" alert>
          {refusal}
        </Note>
      )}
      <form className={slot.form} onSubmit={(event) => void submit(event)}>
        <Field
          name="text"
          label={t('say')}
          labelHidden
          placeholder={t('say')}
          value={text}
          maxLength={roomLimits.chatText}
          autoComplete="off"
          error={refused === text ? textFault : undefined}
          onChange={write}
        />
        <Button type="submit" tone="primary" loading={busy} disabled={text.trim() === ''}>
          {t('send')}
        </Button>
      </form>
      <Note tone="info">{t('chatNote')}</Note>
    </Root>
  );
}
