import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBalance } from '@/data/resources/useBalance';
import { useAmounts } from '@/data/resources/useAmounts';
import { useDepositDesk, type DepositDesk } from '@/data/resources/useDepositDesk';
import { useDepositOrder } from '@/data/resources/useDepositOrder';
import { useMoneyCall } from '@/data/core/useMoneyCall';
import { Loaded } from '@/forms/Loaded';
import { PauseNote } from '@/shared/PauseNote';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { CentrePage } from '@/ui/layout/CentrePage';
import { StepHeading } from '@/ui/typography/StepHeading';
import { Steps } from '@/ui/data-display/Steps';
import { CashierLinks } from '../../shared/CashierLinks';
import { DepositForm, type DepositFormProps } from './DepositForm';
import { DepositOrderView } from './DepositOrderView';
import { RecentDeposits } from './RecentDeposits';

/** Rows of the skeleton of the form. */
const FORM_ROWS = 7;

interface DepositPageProps {
  /**
   * Shown above the first deposit of a member who has not been asked about limits yet. It says when it has found its
   * size: the form waits for that, so that its buttons do not move under a press.
   */
  limitPrompt?: (onSettled: () => void) => ReactNode;
}

/** The deposit page (MEM-04). */
export function DepositPage({ limitPrompt }: DepositPageProps) {
  const { t } = useTranslation('cashier');
  const { value: balance } = useBalance();
  const money = useAmounts();
  const desk = useDepositDesk();
  return (
    <CentrePage lead={balance ? t('balanceIs', { amount: money.text(balance.balance) }) : ''}>
      <Loaded of={desk} rows={FORM_ROWS}>
        {(value) => <Desk desk={value} onOrdered={desk.reload} limitPrompt={limitPrompt} />}
      </Loaded>
    </CentrePage>
  );
}

interface DeskProps extends DepositPageProps {
  desk: DepositDesk;
  onOrdered: () => void;
}

function Desk({ desk, onOrdered, limitPrompt }: DeskProps) {
  // An opened order stays in view, even after it has ended and the desk no longer lists it.
  const [orderNo, setOrderNo] = useState<string | null>(desk.open?.orderNo ?? null);
  const order = useDepositOrder(orderNo);
  const show = (made: { orderNo: string }) => {
    setOrderNo(made.orderNo);
    onOrdered();
  };
  const { unresolved, retrying, ask, send } = useMoneyCall('deposit', show);
  const another = () => {
    setOrderNo(null);
    onOrdered();
  };
  const shown = order.value ?? (orderNo === desk.open?.orderNo ? desk.open : undefined);
  return (
    <Steps at={orderNo ?? 'form'}>
      {orderNo === null ? (
        <NewDeposit {...{ desk, unresolved, retrying, send, limitPrompt }} onAsk={ask} onOrdered={show} />
      ) : (
        <Loaded of={{ ...order, value: shown }}>
          {(value) => (
            <DepositOrderView
              order={value}
              sendReceipt={order.sendReceipt}
              cancel={order.cancel}
              onAnother={another}
            />
          )}
        </Loaded>
      )}
    </Steps>
  );
}

function NewDeposit({ limitPrompt, ...props }: Omit<DepositFormProps, 'aside'> & DepositPageProps) {
  const { t } = useTranslation('cashier');
  const { pause, methods, offerLimits } = props.desk;
  // After the member has answered, the prompt stays mounted to show the result.
  const [offered, setOffered] = useState(offerLimits);
  if (offerLimits && !offered) setOffered(true);
  const [settled, setSettled] = useState(false);
  const prompt = offered ? limitPrompt?.(() => setSettled(true)) : undefined;
  const aside = (
    <>
      <RecentDeposits />
      <CashierLinks />
    </>
  );
  if (pause)
    return (
      <>
        <PauseNote pause={pause} />
        {aside}
      </>
    );
  if (methods.length === 0)
    return (
      <>
        <EmptyState title={t('deposit.noMethods')} text={t('deposit.noMethodsText')} />
        {aside}
      </>
    );
  return (
    <>
      <StepHeading unseen>{t('deposit.title')}</StepHeading>
      {prompt}
      {prompt === undefined || settled ? (
        <DepositForm {...props} aside={aside} />
      ) : (
        <ListSkeleton rows={FORM_ROWS} />
      )}
    </>
  );
}
