import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useAmounts } from '@/data/resources/useAmounts';
import type { DepositDesk } from '@/data/resources/useDepositDesk';
import { useDraft } from '@/data/core/useDraft';
import { usePauseOfFailure } from '@/data/session/usePauseOfFailure';
import { useServerForm } from '@/forms/useServerForm';
import { PlayRefusal } from '@/shared/PlayRefusal';
import { Button } from '@/ui/actions/Button';
import { CashierColumns } from '@/ui/layout/CashierColumns';
import { Form } from '@/ui/fields/Form';
import { SummaryNote, SummaryPanel } from '@/ui/data-display/SummaryPanel';
import { AmountInput } from '../../shared/AmountInput';
import { feeOf } from '../../shared/feeOf';
import { LimitNotes } from './LimitNotes';
import { MethodTiles } from './MethodTiles';
import { SandboxNote } from '../../shared/SandboxNote';
import { UnresolvedCallNote } from '../../shared/UnresolvedCallNote';
import { useAmountRule } from '../../shared/useAmountRule';

export interface DepositFormProps {
  desk: DepositDesk;
  /** A request without an answer, see `useMoneyCall`. */
  unresolved: Body<'deposit'> | undefined;
  retrying: boolean;
  onAsk: () => void;
  send: (body: Body<'deposit'>) => Promise<CallResult<'deposit'>>;
  onOrdered: (order: Value<'deposit'>) => void;
  /** Shown below the sums. */
  aside?: ReactNode;
}

/** The deposit form: method, amount, and a summary before the payment (MEM-04). */
export function DepositForm({ desk, unresolved, retrying, onAsk, send, onOrdered, aside }: DepositFormProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  const money = useAmounts();
  const rule = useAmountRule();
  const draft = useDraft('deposit');
  const { methods, limits, sandbox } = desk;
  const methodOf = (code: unknown) => methods.find((method) => method.code === code) ?? methods[0];
  const kept = draft.read();
  const { form, values, text, setValue, failure, busy, onSubmit } = useServerForm({
    initialValues: {
      method: methodOf(kept['method'])?.code ?? '',
      amount: typeof kept['amount'] === 'string' ? kept['amount'] : '',
    },
    schema: () =>
      object({
        method: string().required(t('forms:required')),
        amount: string().when('method', ([code]) => {
          const method = methodOf(code);
          return method ? rule(method) : string();
        }),
      }),
    fieldOfCode: { amount_out_of_range: 'amount' },
    send: async (filled) => {
      draft.keep(filled);
      return send({ method: filled.method, amount: money.wire(filled.amount) ?? '0' });
    },
    onDone: (order) => {
      draft.drop();
      onOrdered(order);
    },
  });
  const pause = usePauseOfFailure(failure);
  const method = methodOf(values.method);
  if (method === undefined) return null;
  const amount = BigInt(money.wire(values.amount) ?? 0);
  const fee = feeOf(method.fee, amount);
  const credited = amount - fee;
  return (
    <Form ref={form} label={t('deposit.title')} onSubmit={onSubmit}>
      <CashierColumns>
        <div>
          <MethodTiles methods={methods} value={method.code} onChoose={(code) => setValue('method', code)} />
          <AmountInput {...text('amount')} least={method.least} most={method.most} amounts={method.amounts} />
          <LimitNotes limits={limits} />
          {sandbox && <SandboxNote kind="deposit" />}
        </div>
        <div>
          <SummaryPanel
            title={t('summary')}
            rows={[
              { label: t('deposit.pays'), value: money.text(amount) },
              { label: t('fee'), value: money.text(fee) },
              { label: t('deposit.arrives'), value: t('minutes', method.arrival) },
              ...(desk.wageringTimes > 0
                ? [
                    { label: t('deposit.bound'), value: money.text(credited) },
                    { label: t('deposit.until'), value: money.text(credited * BigInt(desk.wageringTimes)) },
                  ]
                : []),
            ]}
            total={{ label: t('receives'), value: money.text(credited) }}
          >
            {unresolved ? (
              <UnresolvedCallNote
                amount={money.text(BigInt(unresolved.amount))}
                retrying={retrying}
                onAsk={onAsk}
              />
            ) : (
              <PlayRefusal failure={failure} pause={pause} />
            )}
            <Button
              type="submit"
              tone="accent"
              size="large"
              fullWidth
              loading={busy}
              disabled={unresolved !== undefined || pause !== undefined}
            >
              {t('deposit.act')}
            </Button>
            <SummaryNote>{t('deposit.ownAccount')}</SummaryNote>
          </SummaryPanel>
          {aside}
        </div>
      </CashierColumns>
    </Form>
  );
}
