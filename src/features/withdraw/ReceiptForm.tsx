import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useAmounts } from '@/data/resources/useAmounts';
import { useProofs } from '@/data/resources/useProofs';
import type { WithdrawalOrder } from '@/data/resources/useWithdrawDesk';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { useAmountSchema } from '@/shared/useAmountSchema';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { MoneyField } from '@/ui/fields/MoneyField';
import { Note } from '@/ui/feedback/Note';
import { ProofUpload } from '../../shared/ProofUpload';
import { useProofGate } from '../../shared/useProofGate';

interface ReceiptFormProps {
  order: WithdrawalOrder;
  said: 'partly' | 'notReceived';
  confirm: (body: Body<'confirmWithdrawal'>) => Promise<CallResult<'confirmWithdrawal'>>;
  onDone: (order: Value<'confirmWithdrawal'>) => void;
  onBack: () => void;
}

/** Reports a payment that did not fully arrive: the amount that did, and proof (MEM-06). */
export function ReceiptForm({ order, said, confirm, onDone, onBack }: ReceiptFormProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  const money = useAmounts();
  const amountSchema = useAmountSchema();
  const proofs = useProofs();
  const needsProof = said === 'notReceived';
  const { fault, guard } = useProofGate(proofs, needsProof);
  const part = said === 'partly';
  const net = BigInt(order.net.amount);
  const { form, text, failure, busy, onSubmit } = useServerForm<
    { arrived: string },
    Value<'confirmWithdrawal'>
  >({
    initialValues: { arrived: '' },
    schema: () =>
      object({
        arrived: part
          ? amountSchema().test(
              'part',
              t('withdraw.lessThan', { net: money.text(order.net) }),
              (kept = '') => BigInt(money.wire(kept) ?? 0) < net,
            )
          : string(),
      }),
    send: async ({ arrived }) =>
      confirm({
        orderNo: order.orderNo,
        said,
        ...(part && { arrived: money.wire(arrived) ?? '0' }),
        ...(proofs.ids.length > 0 && { proofIds: proofs.ids }),
      }),
    onDone,
  });
  return (
    <Form ref={form} label={t(`withdraw.said.${said}`)} onSubmit={guard(onSubmit)}>
      {part && <MoneyField {...text('arrived')} label={t('withdraw.arrived')} money={money} />}
      <ProofUpload label={t(needsProof ? 'proof.needed' : 'proof.wished')} proofs={proofs} />
      {fault !== undefined && (
        <Note tone="danger" alert>
          {fault}
        </Note>
      )}
      <FormRefusal failure={failure} />
      <Button type="submit" tone="primary" fullWidth loading={busy || proofs.busy}>
        {t(`withdraw.send.${said}`)}
      </Button>
      <Button variant="text" fullWidth onClick={onBack}>
        {t('back')}
      </Button>
    </Form>
  );
}
