import { styled } from '@mui/material/styles';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { useAmounts } from '@/data/resources/useAmounts';
import { useMoneyCall } from '@/data/core/useMoneyCall';
import { useRefresh } from '@/data/core/useRefresh';
import { useAdvancedWithdrawals } from '@/data/resources/useAdvancedWithdrawals';
import { useWithdrawalOrders } from '@/data/resources/useWithdrawalOrders';
import {
  useWithdrawDesk,
  useConfirmWithdrawal,
  type WithdrawalOrder,
  type WithdrawDesk,
} from '@/data/resources/useWithdrawDesk';
import { Loaded } from '@/forms/Loaded';
import { NeedsPassword } from '@/shared/NeedsPassword';
import { Button } from '@/ui/actions/Button';
import { CashierColumns } from '@/ui/layout/CashierColumns';
import { CentrePage } from '@/ui/layout/CentrePage';
import { LiveText } from '@/ui/typography/LiveText';
import { Note } from '@/ui/feedback/Note';
import { StepHeading } from '@/ui/typography/StepHeading';
import { Steps } from '@/ui/data-display/Steps';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { CashierLinks } from '../../shared/CashierLinks';
import { Rejection } from './Rejection';
import { RecentWithdrawals } from './RecentWithdrawals';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawalPanel, type ReportedResult } from './WithdrawalPanel';

const Panels = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 420px), 1fr))',
  alignItems: 'start',
  gap: space(5),
});

/** The withdrawal page, from the request to the member's confirmation (MEM-05, MEM-06). */
export function WithdrawPage() {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const desk = useWithdrawDesk();
  return (
    <CentrePage
      lead={desk.value ? t('withdraw.available', { amount: money.text(desk.value.available) }) : ''}
    >
      <Loaded of={desk} rows={7}>
        {(value) => <Desk desk={value} reload={desk.reload} />}
      </Loaded>
    </CentrePage>
  );
}

/** The result of the member's last action on this page. */
interface ActionResult {
  readonly what: ReportedResult | 'sent' | 'added';
  /** Number of the new order. */
  readonly orderNo: string;
  readonly count: number;
}

function Desk({ desk, reload }: { desk: WithdrawDesk; reload: () => void }) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const { confirm, appeal } = useConfirmWithdrawal();
  const orders = useWithdrawalOrders();
  const refresh = useRefresh();
  const reloadAll = () => {
    reload();
    orders.reload();
    void refresh('balance', 'wallets');
  };
  const [result, setResult] = useState<ActionResult>();
  const showResult = (what: ActionResult['what'], orderNo = '') => {
    setResult({ what, orderNo, count: (result?.count ?? 0) + 1 });
    reloadAll();
  };
  const [formOpen, setFormOpen] = useState<boolean>();
  const onOrdered = (order: WithdrawalOrder) => {
    setFormOpen(false);
    showResult('sent', order.orderNo);
  };
  const openNewForm = () => {
    setResult(undefined);
    setFormOpen(true);
  };
  // Decided once per visit, so that typed text stays when the desk's data refreshes.
  const [isFirst] = useState(!desk.hasPassword || desk.targets.length === 0);
  const Gate = isFirst ? NeedsPassword : Fragment;
  const [recoveredCount, setRecoveredCount] = useState(0);
  const { unresolved, retrying, ask, send } = useMoneyCall('withdraw', (order) => {
    setRecoveredCount(recoveredCount + 1);
    onOrdered(order);
  });
  const openOrders = desk.open;
  const appealable = (orders.value?.orders ?? []).filter(
    ({ orderNo, canAppeal, appeal: said, answer }) =>
      !openOrders.some((order) => order.orderNo === orderNo) &&
      (canAppeal || (said !== null && answer === null)),
  );
  const shown = [...openOrders, ...appealable];
  // Every order this page knows of.
  const known = [...openOrders, ...(orders.value?.orders ?? [])];
  const advanced = useAdvancedWithdrawals(known);
  const sent = known.find(({ orderNo }) => orderNo === result?.orderNo);
  const isPaid = sent !== undefined && sent.state !== 'submitted' && sent.state !== 'approved';
  const writing = formOpen === true || shown.length === 0;
  const panels = shown.length > 0 && (
    <Panels>
      {shown.map((order) => (
        <WithdrawalPanel
          key={order.orderNo}
          order={order}
          confirm={confirm}
          appeal={appeal}
          onSaid={(said) => showResult(said)}
        />
      ))}
    </Panels>
  );
  const aside = (
    <>
      <RecentWithdrawals orders={orders} />
      <CashierLinks />
    </>
  );
  return (
    <>
      <LiveText turn={advanced.turn}>
        {advanced.orders
          .map(({ net, state }) =>
            t('withdraw.moved', { amount: money.text(net), state: t(`withdraw.state.${state}`) }),
          )
          .join('. ')}
      </LiveText>
      {sent?.state === 'rejected' && <Rejection order={sent} />}
      {result && sent?.state !== 'rejected' && (
        <Note key={result.count} tone="success" title={t(`withdraw.noted.${result.what}`)} ref={takeFocus}>
          {result.what === 'sent' && !isPaid && t('withdraw.sentText')}
        </Note>
      )}
      <Steps at={writing ? 'form' : 'orders'}>
        {writing ? (
          <>
            {formOpen === true && <StepHeading unseen>{t('withdraw.title')}</StepHeading>}
            <Gate>
              <WithdrawForm
                key={recoveredCount}
                desk={desk}
                unresolved={unresolved}
                retrying={retrying}
                onAsk={ask}
                send={send}
                onOrdered={onOrdered}
                onAdded={() => showResult('added')}
                aside={aside}
              />
            </Gate>
            {panels}
          </>
        ) : (
          <CashierColumns>
            <div>{panels}</div>
            <div>
              <Button tone="primary" fullWidth onClick={openNewForm}>
                {t('withdraw.another')}
              </Button>
              {aside}
            </div>
          </CashierColumns>
        )}
      </Steps>
    </>
  );
}
