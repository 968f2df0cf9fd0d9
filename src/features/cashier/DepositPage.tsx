import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '@/data/useBalance';
import { useAmounts } from '@/data/useAmounts';
import { useDepositDesk, type DepositDesk } from '@/data/useDepositDesk';
import { useDepositOrder } from '@/data/useDepositOrder';
import { useMoneyCall } from '@/data/useMoneyCall';
import { CentrePage } from '@/ui/CentrePage';
import { ErrorState } from '@/ui/ErrorState';
import { ListSkeleton } from '@/ui/Skeletons';
import { CashierLinks } from './CashierLinks';
import { DepositForm } from './DepositForm';
import { DepositOrderView } from './DepositOrderView';
import { PauseNote } from './PauseNote';
import { RecentDeposits } from './RecentDeposits';

/** MEM-04: money in. */
export function DepositPage() {
  const { t } = useTranslation(['cashier', 'common']);
  const { value: balance } = useBalance();
  const money = useAmounts();
  const { value: desk, failure, isBusy, reload } = useDepositDesk();
  return (
    <CentrePage lead={balance ? t('balanceIs', { amount: money.text(balance.balance) }) : ''}>
      {desk && <Desk desk={desk} onOrdered={reload} />}
      {!desk && failure && (
        <ErrorState
          title={t('common:somethingWrong')}
          retryLabel={t('common:retry')}
          onRetry={reload}
          busy={isBusy}
        />
      )}
      {!desk && !failure && <ListSkeleton rows={7} />}
    </CentrePage>
  );
}

function Desk({ desk, onOrdered }: { desk: DepositDesk; onOrdered: () => void }) {
  const { t } = useTranslation(['cashier', 'common']);
  // Once an order is looked at it stays in view, also when it has ended and the desk speaks of it no more.
  const [orderNo, setOrderNo] = useState<string | null>(desk.open?.orderNo ?? null);
  const order = useDepositOrder(orderNo);
  const show = (made: { orderNo: string }) => {
    setOrderNo(made.orderNo);
    onOrdered();
  };
  const { unclear, asking, ask, send } = useMoneyCall('deposit', show);
  const another = () => {
    setOrderNo(null);
    onOrdered();
  };
  const shown = order.value ?? (orderNo === desk.open?.orderNo ? desk.open : undefined);
  if (orderNo !== null) {
    if (shown) return <DepositOrderView order={shown} sendReceipt={order.sendReceipt} onAnother={another} />;
    return order.failure ? (
      <ErrorState
        title={t('common:somethingWrong')}
        retryLabel={t('common:retry')}
        onRetry={order.reload}
        busy={order.isBusy}
      />
    ) : (
      <ListSkeleton rows={6} />
    );
  }
  const aside = (
    <>
      <RecentDeposits />
      <CashierLinks />
    </>
  );
  if (desk.pause)
    return (
      <>
        <PauseNote pause={desk.pause} />
        {aside}
      </>
    );
  return (
    <DepositForm
      desk={desk}
      unclear={unclear}
      asking={asking}
      onAsk={ask}
      send={send}
      onOrdered={show}
      aside={aside}
    />
  );
}
