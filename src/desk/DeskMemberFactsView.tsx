import { useTranslation } from 'react-i18next';
import type { DeskValue } from '#contract/deskTypes';
import type { Money } from '#contract/money';
import { exponentOf } from '#contract/money';
import { formatTime } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import { DetailList } from '@/ui/data-display/DetailList';
import { Stack } from '@/ui/layout/Stack';
import { Heading } from '@/ui/typography/Heading';
import { Text } from '@/ui/typography/Text';

type Facts = DeskValue<'member'>;
type Payment = Facts['deposits'][number] | Facts['withdrawals'][number];

interface DeskMemberFactsViewProps {
  facts: Facts;
  timeZone: string;
}

/** Shows a member's payments and limits to the staff member who answers. */
export function DeskMemberFactsView({ facts, timeZone }: DeskMemberFactsViewProps) {
  const { t, i18n } = useTranslation(['desk', 'cashier', 'safer']);
  const { deposits, withdrawals, limits, timeLimits } = facts;
  const money = (amount: Money): string =>
    formatMoney(amount, { tag: i18n.language, decimals: exponentOf(amount.currency) });
  const unit = (amount: Money | number): string =>
    typeof amount === 'number' ? t('minutes', { count: amount }) : money(amount);
  const rowOf = ({ orderNo, at, amount, reason }: Payment, state: string) => ({
    id: orderNo,
    label: `${formatTime(at, 'sentence', timeZone)} · ${orderNo}`,
    value: [money(amount), state, ...(reason ? [t(`cashier:reason.${reason}`)] : [])].join(' · '),
  });
  const set = [...limits, ...timeLimits].flatMap(({ kind, period, amount, left }) =>
    amount === null || left === null
      ? []
      : {
          id: `${kind} ${period}`,
          label: `${t(`safer:kind.${kind}.title`)}, ${t(`safer:this.${period}`)}`,
          value: t('limitLeft', { amount: unit(amount), left: unit(left) }),
        },
  );
  const parts = [
    {
      title: t('deposits'),
      rows: deposits.map((one) => rowOf(one, t(`cashier:deposit.state.${one.state}`))),
    },
    {
      title: t('withdrawals'),
      rows: withdrawals.map((one) => rowOf(one, t(`cashier:withdraw.state.${one.state}`))),
    },
    { title: t('limits'), rows: set },
  ];
  return (
    <Stack>
      {parts.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <Heading level={3} variant="h6">
            {title}
          </Heading>
          {rows.length === 0 ? <Text tone="secondary">{t('none')}</Text> : <DetailList details={rows} />}
        </section>
      ))}
    </Stack>
  );
}
