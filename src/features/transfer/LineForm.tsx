import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { object, string } from 'yup';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useAmounts } from '@/data/resources/useAmounts';
import type { LineDesk } from '@/data/resources/useLineDesk';
import { FormRefusal } from '@/forms/FormRefusal';
import { LoginPasswordInput } from '@/forms/LoginPasswordInput';
import { useServerForm } from '@/forms/useServerForm';
import { Button } from '@/ui/actions/Button';
import { CashierColumns } from '@/ui/layout/CashierColumns';
import { Field } from '@/ui/fields/Field';
import { Form } from '@/ui/fields/Form';
import { UserIcon } from '@/ui/media/icons';
import { Note } from '@/ui/feedback/Note';
import { SummaryNote, SummaryPanel } from '@/ui/data-display/SummaryPanel';
import { TabList } from '@/ui/actions/TabList';
import { tabIds } from '@/ui/actions/tabIds';
import { AmountInput } from '../../shared/AmountInput';
import { PaymentPassword } from '../../shared/PaymentPassword';
import { UnresolvedCallNote } from '../../shared/UnresolvedCallNote';
import { useAmountRule } from '../../shared/useAmountRule';
import {
  emptyPayment,
  paymentFields,
  paymentSecrets,
  usePaymentPassword,
  type PaymentValues,
} from '../../shared/usePaymentPassword';

export interface LineFormProps {
  desk: LineDesk;
  unresolved: Body<'lineTransfer'> | undefined;
  retrying: boolean;
  onAsk: () => void;
  send: (body: Body<'lineTransfer'>) => Promise<CallResult<'lineTransfer'>>;
  onDone: (moved: Value<'lineTransfer'>) => void;
}

interface Filled extends PaymentValues {
  readonly [name: string]: string;
  readonly to: 'upline' | 'downline';
  readonly account: string;
  readonly amount: string;
}

/**
 * Sends money to the upline, or from an agent to a downline; receiver and amount are confirmed before it is sent
 * (MEM-07).
 */
export function LineForm({ desk, unresolved, retrying, onAsk, send, onDone }: LineFormProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  const money = useAmounts();
  const rule = useAmountRule();
  const [query] = useSearchParams();
  const payment = usePaymentPassword(desk.hasPassword);
  const [agreed, setAgreed] = useState(false);
  const { upline, toDownline, available, sendable, least, leftToday, wageringLeft } = desk;
  const most = BigInt(desk.most.amount) < BigInt(leftToday.amount) ? desk.most : leftToday;
  const { form, values, text, setValue, failure, busy, onSubmit } = useServerForm<
    Filled,
    Value<'lineTransfer'> | 'asked'
  >({
    initialValues: {
      to: toDownline ? 'downline' : 'upline',
      // From the line in the agent centre.
      account: query.get('account') ?? '',
      amount: '',
      ...emptyPayment,
    },
    schema: () =>
      object({
        account: string().when('to', ([to], schema) =>
          to === 'downline' ? schema.trim().required(t('forms:required')) : schema,
        ),
        amount: rule({ least, most, available, free: sendable }),
        ...payment.rules(),
      }),
    fieldOfCode: {
      amount_out_of_range: 'amount',
      insufficient_funds: 'amount',
      turnover_left: 'amount',
      not_found: 'account',
      ...paymentFields,
    },
    clearOnFailure: paymentSecrets,
    send: async (filled) => {
      if (!agreed) return { ok: true, value: 'asked' };
      setAgreed(false);
      const made = await payment.make(filled);
      if (!made.ok) return made;
      const shown = await payment.ticketFor(filled);
      if (!shown.ok) return shown;
      const { to, account, amount } = filled;
      const body = { to, amount: money.wire(amount) ?? '0', ticket: shown.value.ticket };
      return send(to === 'downline' ? { ...body, account: account.trim() } : body);
    },
    onDone: (value) => {
      if (value === 'asked') setAgreed(true);
      else onDone(value);
    },
  });
  const isBound = wageringLeft.amount !== '0' && BigInt(sendable.amount) < BigInt(least.amount);
  const locked = isBound || (values.to === 'upline' && upline === null);
  const who = values.to === 'upline' ? (upline ?? '') : values.account;
  const change = (name: 'to' | 'account' | 'amount', value: string) => {
    setAgreed(false);
    setValue(name, value);
  };
  return (
    <Form ref={form} label={t('line.title')} onSubmit={onSubmit}>
      <CashierColumns>
        <div
          id={tabIds('line', values.to).panel}
          role={toDownline && upline !== null ? 'tabpanel' : undefined}
        >
          {toDownline && upline !== null && (
            <TabList
              variant="segment"
              idBase="line"
              label={t('line.direction')}
              value={values.to}
              onChange={(to) => change('to', to)}
              tabs={[
                { id: 'downline', label: t('line.toDownline') },
                { id: 'upline', label: t('line.toUpline') },
              ]}
            />
          )}
          {values.to === 'upline' && upline !== null && (
            <Note tone="info" title={t('line.upline', { account: upline })}>
              {t('line.uplineText')}
            </Note>
          )}
          {values.to === 'upline' && upline === null && (
            <Note tone="warning" title={t('line.noUpline')}>
              {t('line.noUplineText')}
            </Note>
          )}
          {values.to === 'downline' && (
            <Field
              {...text('account')}
              onChange={(to) => change('account', to)}
              label={t('line.account')}
              autoComplete="off"
              startAdornment={<UserIcon fontSize={20} />}
            />
          )}
          <AmountInput
            {...text('amount')}
            least={least}
            most={most}
            onChange={(next) => change('amount', next)}
          />
          <PaymentPassword making={payment.making} made={payment.made} text={text} />
          {payment.making && <LoginPasswordInput text={text('loginPassword')} />}
        </div>
        <div>
          <SummaryPanel
            title={t('summary')}
            rows={[
              { label: t('wallet.main'), value: money.text(available) },
              { label: t('line.now'), value: money.text(sendable) },
              { label: t('line.leftToday'), value: money.text(leftToday) },
            ]}
            total={{ label: t('line.sends'), value: money.text(BigInt(money.wire(values.amount) ?? 0)) }}
          >
            {unresolved ? (
              <UnresolvedCallNote
                amount={money.text(BigInt(unresolved.amount))}
                retrying={retrying}
                onAsk={onAsk}
              />
            ) : (
              <FormRefusal failure={failure} />
            )}
            {isBound && <SummaryNote>{t('line.lockedText', { left: money.text(wageringLeft) })}</SummaryNote>}
            {agreed && (
              <Note tone="warning" alert title={t('line.sure', { who })}>
                {t('line.sureText', { amount: money.text(BigInt(money.wire(values.amount) ?? 0)) })}
              </Note>
            )}
            <Button
              type="submit"
              tone="primary"
              size="large"
              fullWidth
              loading={busy}
              disabled={unresolved !== undefined || locked}
            >
              {t(agreed ? 'line.confirm' : 'line.act')}
            </Button>
            {agreed && (
              <Button variant="text" fullWidth onClick={() => setAgreed(false)}>
                {t('back')}
              </Button>
            )}
          </SummaryPanel>
        </div>
      </CashierColumns>
    </Form>
  );
}
