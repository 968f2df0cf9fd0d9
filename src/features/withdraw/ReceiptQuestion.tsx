import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body } from '#contract/wireTypes';
import { space } from '#theme/space';
import type { CallResult } from '@/api/client';
import { useSite } from '@/data/session/siteContext';
import { useAction } from '@/data/core/useAction';
import { useAmounts } from '@/data/resources/useAmounts';
import type { WithdrawalOrder } from '@/data/resources/useWithdrawDesk';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { Countdown } from '@/ui/typography/Countdown';
import { StepHeading } from '@/ui/typography/StepHeading';
import { Steps } from '@/ui/data-display/Steps';
import { ownClasses } from '@/ui/styles/ownClasses';
import { ReceiptForm } from './ReceiptForm';

const slot = ownClasses('ReceiptQuestion', ['text', 'words']);

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  [`& > .${slot.text}`]: { margin: 0 },
  [`& > .${slot.words}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
    gap: space(2),
  },
});

type Said = Body<'confirmWithdrawal'>['said'];

export interface ReceiptQuestionProps {
  order: WithdrawalOrder;
  confirm: (body: Body<'confirmWithdrawal'>) => Promise<CallResult<'confirmWithdrawal'>>;
  onSaid: (said: Said) => void;
}

/** Asks whether the money has arrived. The answer can be changed until it is sent (MEM-06). */
export function ReceiptQuestion({ order, confirm, onSaid }: ReceiptQuestionProps) {
  const { t } = useTranslation('cashier');
  const { clock } = useSite().client;
  const money = useAmounts();
  const [said, setSaid] = useState<Said>();
  const { busy, failure, run, forget } = useAction();
  const { orderNo, net, receiptDueAt } = order;
  const back = () => {
    forget();
    setSaid(undefined);
  };
  const received = async (): Promise<void> => {
    await run(async () => {
      const result = await confirm({ orderNo, said: 'received' });
      if (result.ok) onSaid('received');
      return result;
    });
  };
  return (
    <Steps at={said ?? 'question'}>
      <Root>
        {said === undefined && (
          <>
            <StepHeading level={5}>{t('withdraw.ask')}</StepHeading>
            {receiptDueAt && (
              <p className={slot.text}>
                {t('withdraw.autoIn')}{' '}
                <Countdown until={Date.parse(receiptDueAt)} now={clock.now} marksLastMinute />
              </p>
            )}
            <div className={slot.words}>
              <Button tone="primary" onClick={() => setSaid('received')}>
                {t('withdraw.said.received')}
              </Button>
              <Button onClick={() => setSaid('partly')}>{t('withdraw.said.partly')}</Button>
              <Button onClick={() => setSaid('notReceived')}>{t('withdraw.said.notReceived')}</Button>
            </div>
          </>
        )}
        {said === 'received' && (
          <>
            <StepHeading level={5}>{t('withdraw.receivedSure', { net: money.text(net) })}</StepHeading>
            <p className={slot.text}>{t('withdraw.receivedSureText')}</p>
            <FormRefusal failure={failure} />
            <Button tone="primary" fullWidth loading={busy} onClick={() => void received()}>
              {t('withdraw.send.received')}
            </Button>
            <Button variant="text" fullWidth onClick={back}>
              {t('back')}
            </Button>
          </>
        )}
        {(said === 'partly' || said === 'notReceived') && (
          <>
            <StepHeading level={5}>{t(`withdraw.said.${said}`)}</StepHeading>
            <ReceiptForm
              key={said}
              order={order}
              said={said}
              confirm={confirm}
              onDone={() => onSaid(said)}
              onBack={back}
            />
          </>
        )}
      </Root>
    </Steps>
  );
}
