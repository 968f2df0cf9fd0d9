import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { remarkLength } from '#contract/promotions';
import { useProofs } from '@/data/resources/useProofs';
import { usePromotionSteps } from '@/data/resources/usePromotions';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { ProofUpload } from '@/shared/ProofUpload';
import { useProofGate } from '@/shared/useProofGate';
import { Button } from '@/ui/actions/Button';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { Note } from '@/ui/feedback/Note';
import { FormStack } from '@/ui/layout/FormStack';

interface ApplicationFormProps {
  id: number;
  /** What was written before, when an application is sent again. */
  remark: string;
  onDone: () => void;
}

/** An application with a remark of at most 140 characters and up to three pictures (PROMO-02). */
export function ApplicationForm({ id, remark, onDone }: ApplicationFormProps) {
  const { t } = useTranslation('offers');
  const { apply } = usePromotionSteps();
  const proofs = useProofs();
  const gate = useProofGate(proofs, false);
  const { form, text, failure, busy, onSubmit } = useServerForm({
    initialValues: { remark },
    schema: () =>
      object({
        remark: string()
          .max(remarkLength, t('remarkLong', { count: remarkLength }))
          // The operator has nothing to judge otherwise.
          .test('said', t('applyEmpty'), (typed = '') => typed.trim() !== '' || proofs.ids.length > 0),
      }),
    send: (values) => apply({ id, remark: values.remark.trim(), proofIds: proofs.ids }),
    onDone,
  });
  return (
    <Form ref={form} label={t('step.apply')} onSubmit={gate.guard(onSubmit)}>
      <FormStack>
        <Field
          {...text('remark')}
          label={t('remark')}
          helper={t('remarkHint', { count: remarkLength })}
          maxLength={remarkLength}
          autoComplete="off"
        />
        <ProofUpload label={t('pictures')} proofs={proofs} />
        {gate.fault && (
          <Note tone="danger" alert>
            {gate.fault}
          </Note>
        )}
        <FormRefusal failure={failure} />
        <Button type="submit" tone="primary" fullWidth loading={busy || proofs.busy}>
          {t('sendApplication')}
        </Button>
      </FormStack>
    </Form>
  );
}
