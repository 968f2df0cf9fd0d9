import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { mainWallet } from '#contract/cashier';
import type { Body, Value } from '#contract/wireTypes';
import type { CallResult } from '@/api/client';
import { useAmounts } from '@/data/resources/useAmounts';
import type { Wallets } from '@/data/resources/useWallets';
import { FormRefusal } from '@/forms/FormRefusal';
import { useServerForm } from '@/forms/useServerForm';
import { useAmountSchema } from '@/shared/useAmountSchema';
import { Button } from '@/ui/actions/Button';
import { Form } from '@/ui/fields/Form';
import { FormRow } from '@/ui/fields/FormRow';
import { MoneyField } from '@/ui/fields/MoneyField';
import { Select } from '@/ui/fields/Select';
import { UnresolvedCallNote } from '../../shared/UnresolvedCallNote';

export interface TransferFormProps {
  wallets: Wallets;
  /** Vendor of the preselected target wallet. */
  wanted?: string | null;
  unresolved: Body<'walletTransfer'> | undefined;
  retrying: boolean;
  onAsk: () => void;
  send: (body: Body<'walletTransfer'>) => Promise<CallResult<'walletTransfer'>>;
  onDone: (moved: Value<'walletTransfer'>) => void;
}

/** Transfers money from one wallet to another (MEM-03). */
export function TransferForm({
  wallets,
  wanted,
  unresolved,
  retrying,
  onAsk,
  send,
  onDone,
}: TransferFormProps) {
  const { t } = useTranslation(['cashier', 'forms']);
  const money = useAmounts();
  const amountSchema = useAmountSchema();
  const { main, vendors } = wallets;
  const all = [
    { id: mainWallet, name: t('wallet.main'), balance: main },
    ...vendors.map(({ vassalage, displayName, balance }) => ({ id: vassalage, name: displayName, balance })),
  ];
  const named = vendors.find(({ vassalage }) => vassalage === wanted);
  const holds = (id: unknown) => all.find((wallet) => wallet.id === id)?.balance ?? main;
  const { form, values, text, setValue, failure, busy, again, onSubmit } = useServerForm<
    { from: string; to: string; amount: string },
    Value<'walletTransfer'>
  >({
    initialValues: { from: mainWallet, to: (named ?? vendors[0])?.vassalage ?? '', amount: '' },
    schema: () =>
      object({
        from: string().required(t('forms:required')),
        to: string()
          .required(t('forms:required'))
          .test('other', t('wallet.sameWallet'), function (to) {
            return to !== (this.parent as { from?: string }).from;
          }),
        amount: amountSchema().test('there', t('wallet.notThere'), function (kept) {
          const { from } = this.parent as { from?: string };
          return BigInt(money.wire(kept ?? '') ?? 0) <= BigInt(holds(from).amount);
        }),
      }),
    fieldOfCode: { insufficient_funds: 'amount' },
    send: ({ from, to, amount }) => send({ from, to, amount: money.wire(amount) ?? '0' }),
    onDone: (moved, sent) => {
      again({ ...sent, amount: '' });
      onDone(moved);
    },
  });
  const options = all.map(({ id, name, balance }) => ({
    value: id,
    label: `${name} (${money.text(balance)})`,
  }));
  return (
    <Form ref={form} label={t('wallet.transfer')} onSubmit={onSubmit} columns>
      <Select {...text('from')} options={options} label={t('wallet.from')} />
      <Select {...text('to')} options={options} label={t('wallet.to')} />
      <FormRow>
        <MoneyField
          {...text('amount')}
          label={t('amount')}
          money={money}
          endAdornment={
            <Button
              size="small"
              variant="text"
              onClick={() => setValue('amount', money.of(holds(values.from)))}
            >
              {t('wallet.all')}
            </Button>
          }
        />
      </FormRow>
      <FormRow>
        {unresolved ? (
          <UnresolvedCallNote
            amount={money.text(BigInt(unresolved.amount))}
            retrying={retrying}
            onAsk={onAsk}
          />
        ) : (
          <FormRefusal failure={failure} />
        )}
      </FormRow>
      <FormRow>
        <Button
          type="submit"
          tone="primary"
          size="large"
          fullWidth
          loading={busy}
          disabled={unresolved !== undefined}
        >
          {t('wallet.act')}
        </Button>
      </FormRow>
    </Form>
  );
}
