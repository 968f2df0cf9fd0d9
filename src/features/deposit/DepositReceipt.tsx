import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useAction } from '@/data/core/useAction';
import { useProofs } from '@/data/resources/useProofs';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { Note } from '@/ui/feedback/Note';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { ProofUpload } from '../../shared/ProofUpload';
import { useProofGate } from '../../shared/useProofGate';

interface DepositReceiptProps {
  hasReceipt: boolean;
  send: (proofId: string) => Promise<Failure | undefined>;
}

/** Uploads a picture of the payment for the operator. */
export function DepositReceipt({ hasReceipt, send }: DepositReceiptProps) {
  const { t } = useTranslation('cashier');
  const proofs = useProofs(1);
  const { fault, guard } = useProofGate(proofs, true);
  const { busy, failure, run } = useAction();
  const [proofId] = proofs.ids;
  const [sent, setSent] = useState(false);
  const submit = async (id: string): Promise<void> => {
    setSent(true);
    await run(() => send(id));
  };
  if (hasReceipt)
    return (
      <Note tone="success" ref={sent ? takeFocus : undefined}>
        {t('deposit.receiptThere')}
      </Note>
    );
  return (
    <Form
      label={t('deposit.receipt')}
      onSubmit={guard((event) => {
        event.preventDefault();
        if (proofId !== undefined) void submit(proofId);
      })}
    >
      <ProofUpload label={t('deposit.receipt')} proofs={proofs} most={1} />
      {fault !== undefined && (
        <Note tone="danger" alert>
          {fault}
        </Note>
      )}
      <FormRefusal failure={failure} />
      <div>
        <Button type="submit" tone="primary" loading={busy || proofs.busy}>
          {t('deposit.sendReceipt')}
        </Button>
      </div>
    </Form>
  );
}
