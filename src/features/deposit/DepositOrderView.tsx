import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { CallResult } from '@/api/client';
import type { Failure } from '@/api/failure';
import { useSite } from '@/data/session/siteContext';
import { useAmounts } from '@/data/resources/useAmounts';
import type { DepositOrder } from '@/data/resources/useDepositOrder';
import { Button } from '@/ui/actions/Button';
import { CashierColumns } from '@/ui/layout/CashierColumns';
import { Countdown } from '@/ui/typography/Countdown';
import { Note } from '@/ui/feedback/Note';
import { OrderSteps } from '@/ui/data-display/OrderSteps';
import { StepHeading } from '@/ui/typography/StepHeading';
import { panel } from '@/ui/styles/styleParts';
import { SummaryPanel } from '@/ui/data-display/SummaryPanel';
import { ownClasses } from '@/ui/styles/ownClasses';
import { CancelDeposit } from './CancelDeposit';
import { DepositInstructions } from './DepositInstructions';
import { DepositReceipt } from './DepositReceipt';
import { depositTones } from './depositTones';
import { useDepositStateText } from './useDepositStateText';
import { useDepositSteps } from './useDepositSteps';

const slot = ownClasses('DepositOrderView', ['head', 'heading', 'note']);

const Panel = styled('section')({
  ...panel,
  display: 'grid',
  gap: space(4),
  padding: space(5),
  [`& > .${slot.head}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space(2),
  },
  [`& .${slot.heading}`]: { margin: 0, fontSize: textSize.large, lineHeight: '25px', fontWeight: 600 },
  [`& .${slot.head} .${slot.note}`]: {
    fontSize: textSize.meta,
    lineHeight: '25px',
    color: vars.text.secondary,
  },
});

interface DepositOrderViewProps {
  order: DepositOrder;
  sendReceipt: (proofId: string) => Promise<Failure | undefined>;
  cancel: () => Promise<CallResult<'depositCancel'> | undefined>;
  /** Returns to the deposit form. */
  onAnother: () => void;
}

/** Shows one deposit order: how to pay, its progress, and its result. */
export function DepositOrderView({ order, sendReceipt, cancel, onAnother }: DepositOrderViewProps) {
  const { t } = useTranslation('cashier');
  const { clock } = useSite().client;
  const money = useAmounts();
  const steps = useDepositSteps(order);
  const stateText = useDepositStateText();
  const { state, instructions, amount, credit, kind } = order;
  const isEnded = state === 'rejected' || state === 'cancelled' || state === 'expired';
  const isRunning = state === 'waiting' || state === 'processing' || state === 'delayed';
  return (
    <CashierColumns>
      <div>
        <StepHeading unseen>
          {t('deposit.order')}: {t(`deposit.state.${state}`)}
        </StepHeading>
        <div aria-live="polite">
          <Note tone={depositTones[state]} title={t(`deposit.state.${state}`)}>
            {stateText(order)}
          </Note>
        </div>
        {instructions && (
          <Panel>
            <div className={slot.head}>
              <h4 className={slot.heading}>{t('deposit.pay', { way: t(`kind.${kind}`) })}</h4>
              <small className={slot.note}>
                {t('deposit.payWithin')}{' '}
                <Countdown until={Date.parse(order.expiresAt)} now={clock.now} marksLastMinute />
              </small>
            </div>
            <DepositInstructions instructions={instructions} />
          </Panel>
        )}
        {isRunning && (
          <Panel>
            <DepositReceipt hasReceipt={order.hasReceipt} send={sendReceipt} />
          </Panel>
        )}
      </div>
      <div>
        <SummaryPanel
          title={t('deposit.order')}
          rows={[
            { label: t('orderNo'), value: order.orderNo },
            { label: t('deposit.pays'), value: money.text(amount) },
            { label: t('fee'), value: money.text(order.fee) },
          ]}
          total={{
            label: t(state === 'credited' || state === 'partly' ? 'received' : 'receives'),
            value: money.text(isEnded ? 0n : credit),
          }}
        >
          <OrderSteps label={t('deposit.way')} steps={steps} />
          {state === 'waiting' && <CancelDeposit cancel={cancel} />}
          <Button variant={isRunning ? 'text' : 'soft'} fullWidth onClick={onAnother}>
            {t('deposit.another')}
          </Button>
        </SummaryPanel>
      </div>
    </CashierColumns>
  );
}
