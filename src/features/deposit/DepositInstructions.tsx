import { useTranslation } from 'react-i18next';
import { useAmounts } from '@/data/resources/useAmounts';
import type { DepositOrder } from '@/data/resources/useDepositOrder';
import { CopyButton } from '@/ui/actions/CopyButton';
import { DetailList } from '@/ui/data-display/DetailList';
import { Note } from '@/ui/feedback/Note';
import { QrCode } from '@/ui/media/QrCode';

interface DepositInstructionsProps {
  instructions: NonNullable<DepositOrder['instructions']>;
}

const facts = ['bankName', 'accountNumber', 'accountName', 'network', 'address', 'coins', 'content'] as const;
/** Fields that are only read, so they have no copy button. */
const readOnly: readonly string[] = ['bankName', 'accountName', 'network'];

/** Payment instructions; each fact has its own copy button (MEM-04). */
export function DepositInstructions({ instructions }: DepositInstructionsProps) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const { kind, amount, qr } = instructions;
  const labels = { copy: t('copy'), copied: t('copied'), failed: t('copyFailed') };
  const given = facts.flatMap((fact) => {
    const value = instructions[fact];
    return value === undefined ? [] : [{ fact, value }];
  });
  return (
    <>
      <Note tone="warning">{t(`deposit.how.${kind}`)}</Note>
      {qr !== undefined && <QrCode text={qr} label={t('deposit.qr')} />}
      <DetailList
        details={[
          {
            label: t('deposit.exactly'),
            value: money.text(amount),
            action: <CopyButton text={money.of(amount)} labels={labels} />,
          },
          ...given.map(({ fact, value }) => ({
            label: t(`deposit.fact.${fact}`),
            value,
            ...(!readOnly.includes(fact) && { action: <CopyButton text={value} labels={labels} /> }),
          })),
        ]}
      />
    </>
  );
}
