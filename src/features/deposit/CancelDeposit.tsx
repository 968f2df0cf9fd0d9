import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallResult } from '@/api/client';
import { useAction } from '@/data/core/useAction';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';
import { Text } from '@/ui/typography/Text';

interface CancelDepositProps {
  cancel: () => Promise<CallResult<'depositCancel'> | undefined>;
}

/** Cancels an order that was not paid, after saying what becomes of a payment on its way (MEM-04). */
export function CancelDeposit({ cancel }: CancelDepositProps) {
  const { t } = useTranslation('cashier');
  const [asks, setAsks] = useState(false);
  const { busy, failure, run, forget } = useAction();
  const close = (): void => {
    setAsks(false);
    forget();
  };
  const act = async (): Promise<void> => {
    const answer = await run(cancel);
    if (answer?.ok) close();
  };
  return (
    <>
      <Button variant="text" fullWidth onClick={() => setAsks(true)}>
        {t('deposit.cancel')}
      </Button>
      {asks && (
        <ConfirmDialog
          title={t('deposit.cancelTitle')}
          keepLabel={t('deposit.cancelKeep')}
          actLabel={t('deposit.cancel')}
          loading={busy}
          onAct={() => void act()}
          onKeep={close}
        >
          <FormStack>
            <Text>{t('deposit.cancelText')}</Text>
            <FormRefusal failure={failure} />
          </FormStack>
        </ConfirmDialog>
      )}
    </>
  );
}
