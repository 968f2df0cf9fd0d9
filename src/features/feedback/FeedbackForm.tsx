import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { contactLength, feedbackLength, feedbackTypes, mostFeedback, wordsOf } from '#contract/help';
import { useDraft } from '@/data/core/useDraft';
import { randomId } from '@/data/core/randomId';
import { useProofs } from '@/data/resources/useProofs';
import { useSendFeedback } from '@/data/resources/useHelp';
import { useIdentity } from '@/data/session/useIdentity';
import { usePublicSetting } from '@/data/session/usePublicSetting';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { ProofUpload } from '@/shared/ProofUpload';
import { useProofGate } from '@/shared/useProofGate';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { Select } from '@/ui/fields/Select';
import { FormStack } from '@/ui/layout/FormStack';

interface FeedbackFormProps {
  onDone: (no: string) => void;
}

/**
 * Feedback with its type, at most 140 characters or the words that the brand asks for, and up to three pictures of a
 * member; a visitor leaves an address to be answered at (INFO-02).
 */
export function FeedbackForm({ onDone }: FeedbackFormProps) {
  const { t } = useTranslation(['help', 'forms']);
  const send = useSendFeedback();
  const { isLogin, isTrial } = useIdentity();
  const isMember = isLogin && !isTrial;
  const words = usePublicSetting().value?.feedbackWords ?? null;
  const draft = useDraft('feedback');
  const kept = draft.read();
  const keptText = (name: string): string => String(kept[name] ?? '');
  // Sent again with the same id, it is the same feedback.
  const sent = useRef({ content: '', id: '' });
  const proofs = useProofs();
  const gate = useProofGate(proofs, false);
  const rule = words ? t('wordRule', words) : t('lengthRule', { count: feedbackLength });
  const { form, values, text, setValue, failure, busy, onSubmit } = useServerForm({
    initialValues: {
      type: feedbackTypes.find((type) => type === kept['type']) ?? 'money',
      content: keptText('content'),
      contact: keptText('contact'),
    },
    schema: () =>
      object({
        content: string()
          .trim()
          .required(t('forms:required'))
          .test('fits', rule, (typed = '') =>
            words
              ? wordsOf(typed) >= words.least && wordsOf(typed) <= words.most
              : [...typed].length <= feedbackLength,
          ),
      }),
    send: ({ type, content: typed, contact }) => {
      const content = typed.trim();
      if (sent.current.content !== content) sent.current = { content, id: randomId() };
      return send({
        ...{ id: sent.current.id, type, content },
        ...(isMember ? { proofIds: proofs.ids } : contact.trim() !== '' && { contact: contact.trim() }),
      });
    },
    onDone: ({ no }) => {
      draft.drop();
      onDone(no);
    },
  });
  const keep = useEffectEvent(draft.keep);
  useEffect(() => keep(values), [values]);
  const count = words ? wordsOf(values.content) : [...values.content.trim()].length;
  return (
    <Form ref={form} label={t('feedback')} onSubmit={gate.guard(onSubmit)}>
      <FormStack>
        <Select
          {...text('type')}
          label={t('about')}
          options={feedbackTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
          onChange={(type) => setValue('type', type)}
        />
        <Field
          {...text('content')}
          label={t('content')}
          helper={t('written', { rule, count, most: words?.most ?? feedbackLength })}
          rows={4}
          maxLength={mostFeedback}
          autoComplete="off"
        />
        {isMember ? (
          <ProofUpload label={t('pictures')} proofs={proofs} />
        ) : (
          <Field
            {...text('contact')}
            label={t('contact')}
            helper={t('contactHint')}
            maxLength={contactLength}
            autoComplete="email"
          />
        )}
        {gate.fault && (
          <Note tone="danger" alert>
            {gate.fault}
          </Note>
        )}
        <FormRefusal failure={failure} />
        <Button type="submit" tone="primary" fullWidth loading={busy || proofs.busy}>
          {t('sendFeedback')}
        </Button>
      </FormStack>
    </Form>
  );
}
