import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { appealLength } from '#contract/cashier';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useProofs } from '@/data/resources/useProofs';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { Note } from '@/ui/feedback/Note';
import { Text } from '@/ui/typography/Text';
import { ProofUpload } from '../../shared/ProofUpload';
import { useProofGate } from '../../shared/useProofGate';

interface AppealFormProps {
  orderNo: string;
  appeal: (body: Body<'appealWithdrawal'>) => Promise<CallResult<'appealWithdrawal'>>;
  onDone: (order: Value<'appealWithdrawal'>) => void;
}

/** For a withdrawal that was confirmed automatically: the member reports that the money did not arrive (MEM-06). */
export function AppealForm({ orderNo, appeal, onDone }: AppealFormProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  const proofs = useProofs();
  const { fault, guard } = useProofGate(proofs, false);
  const { form, text, failure, busy, onSubmit } = useServerForm<{ text: string }, Value<'appealWithdrawal'>>({
    initialValues: { text: '' },
    schema: () =>
      object({
        text: string()
          .trim()
          .required(t('forms:required'))
          .max(appealLength, t('appeal.length', { count: appealLength })),
      }),
    send: ({ text: words }) =>
      appeal({ orderNo, text: words.trim(), ...(proofs.ids.length > 0 && { proofIds: proofs.ids }) }),
    onDone,
  });
  return (
    <Form ref={form} label={t('appeal.title')} onSubmit={guard(onSubmit)}>
      <Text tone="secondary">{t('appeal.lead')}</Text>
      <Field {...text('text')} label={t('appeal.text')} rows={3} maxLength={appealLength} />
      <ProofUpload label={t('proof.wished')} proofs={proofs} />
      {fault !== undefined && (
        <Note tone="danger" alert>
          {fault}
        </Note>
      )}
      <FormRefusal failure={failure} />
      <Button type="submit" tone="primary" fullWidth loading={busy || proofs.busy}>
        {t('appeal.send')}
      </Button>
    </Form>
  );
}
