import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSite } from '@/data/session/siteContext';
import type { WithdrawDesk } from '@/data/resources/useWithdrawDesk';
import { formatTime } from '@/domain/dates';
import { Button } from '@/ui/actions/Button';
import { ChoiceTiles } from '@/ui/actions/ChoiceTiles';
import { PlusIcon } from '@/ui/media/icons';
import { Note } from '@/ui/feedback/Note';

const Ways = styled('div')({ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: space(2) });

interface PayoutTargetsProps {
  targets: readonly WithdrawDesk['targets'][number][];
  value: string;
  error: string | undefined;
  onChoose: (id: string) => void;
}

/** Selects the account or address of a withdrawal; a new one is disabled until it can be used. */
export function PayoutTargets({ targets, value, error, onChoose }: PayoutTargetsProps) {
  const { t } = useTranslation('cashier');
  const modal = useModalAddress();
  const { timeZone } = useSite().boot.brand;
  const more = (
    <Ways>
      <Button variant="outline" href={modal('bankAccount')} startIcon={<PlusIcon fontSize={18} />}>
        {t('withdraw.addAccount')}
      </Button>
      <Button variant="outline" href={modal('receivingAddress')} startIcon={<PlusIcon fontSize={18} />}>
        {t('withdraw.addAddress')}
      </Button>
    </Ways>
  );
  return (
    <div>
      <ChoiceTiles
        legend={t('withdraw.to')}
        name="accountId"
        size="large"
        value={value}
        onChange={onChoose}
        choices={targets.map(({ id, bankName, tail, ownerName, usableAt }) => ({
          id,
          title: bankName,
          lines: [
            `•••• ${tail}`,
            ...(ownerName === '' ? [] : [ownerName]),
            ...(usableAt === null
              ? []
              : [t('withdraw.usableAt', { time: formatTime(usableAt, 'sentence', timeZone) })]),
          ],
          disabled: usableAt !== null,
        }))}
        more={more}
      />
      {error && (
        <Note tone="danger" alert>
          {error}
        </Note>
      )}
    </div>
  );
}
