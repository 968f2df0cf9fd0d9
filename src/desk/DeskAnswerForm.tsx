import { styled } from '@mui/material/styles';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chatLength } from '#contract/supportChat';
import { space } from '#theme/space';
import type { Proof, Uploads } from '@/data/core/useUploads';
import { withoutSent } from '@/domain/withoutSent';
import { PictureButton } from '@/shared/PictureButton';
import { ProofUpload } from '@/shared/ProofUpload';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import type { TextControl } from '@/ui/fields/FieldControlProps';
import { sendOnEnter } from '@/ui/fields/sendOnEnter';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('DeskAnswerForm', ['row']);

const Root = styled('form')({
  display: 'grid',
  gap: space(2.5),
  [`& .${slot.row}`]: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: space(2.5),
    alignItems: 'end',
  },
});

export interface DeskAnswer {
  readonly text: string;
  /** A picture that was uploaded; the text names it. */
  readonly picture?: Proof;
}

interface DeskAnswerFormProps {
  /** What was typed before. */
  draft: string;
  sending: boolean;
  pictures: Uploads;
  /** Resolves to whether the answer was kept. */
  onSay: (answer: DeskAnswer) => Promise<boolean>;
  onType: (text: string) => void;
}

/** An answer to a member: pictures, each of which is looked at before it goes, and a text. What was not kept stays. */
export function DeskAnswerForm({ draft, sending, pictures, onSay, onType }: DeskAnswerFormProps) {
  const { t } = useTranslation('desk');
  const [text, setText] = useState(draft);
  const typed = useRef(draft);
  const field = useRef<TextControl>(null);
  const uploaded = pictures.proofs.filter(({ state }) => state === 'done');
  const isNothing = text.trim() === '' && uploaded.length === 0;
  const write = (next: string): void => {
    typed.current = next;
    setText(next);
    onType(next);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isNothing || pictures.busy || sending) return;
    field.current?.focus();
    for (const picture of uploaded) {
      if (!(await onSay({ text: picture.name, picture }))) return;
      pictures.remove(picture.id);
    }
    if (text.trim() === '' || !(await onSay({ text: text.trim() }))) return;
    write(withoutSent(typed.current, text));
  };
  return (
    <Root onSubmit={(event) => void submit(event)} onKeyDown={sendOnEnter}>
      {pictures.proofs.length > 0 && <ProofUpload label={t('pictures')} proofs={pictures} />}
      <div className={slot.row}>
        <PictureButton
          label={t('attach')}
          disabled={pictures.full}
          onPick={(picture) => pictures.add([picture])}
        />
        <Field
          name="answer"
          label={t('answer')}
          helper={t('answerKeys')}
          inputRef={field}
          enterKeyHint="send"
          autoFocus
          rows={3}
          value={text}
          maxLength={chatLength}
          onChange={write}
        />
        <Button type="submit" tone="primary" loading={sending} disabled={isNothing || pictures.busy}>
          {t('send')}
        </Button>
      </div>
    </Root>
  );
}
