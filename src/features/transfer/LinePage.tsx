import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { useAmounts } from '@/data/resources/useAmounts';
import { useLineDesk, type LineDesk } from '@/data/resources/useLineDesk';
import { useMoneyCall } from '@/data/core/useMoneyCall';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { NeedsPassword } from '@/shared/NeedsPassword';
import { CentrePage } from '@/ui/layout/CentrePage';
import { Note } from '@/ui/feedback/Note';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { LineForm } from './LineForm';
import { RecentOrders } from '../../shared/RecentOrders';

/** Transfers between a member and the line (MEM-07). */
export function LinePage() {
  const { t } = useTranslation('cashier');
  const desk = useLineDesk();
  return (
    <CentrePage lead={t('line.lead')}>
      <Loaded of={desk} rows={6}>
        {(value) => <Desk desk={value} moved={desk.moved} />}
      </Loaded>
    </CentrePage>
  );
}

type Moved = Value<'lineTransfer'>;

function Desk({ desk, moved }: { desk: LineDesk; moved: (balance: Moved['balance']) => void }) {
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  const { timeZone } = useSite().boot.brand;
  const [last, setLast] = useState<Moved>();
  const done = (value: Moved) => {
    setLast(value);
    moved(value.balance);
  };
  const { unresolved, retrying, ask, send } = useMoneyCall('lineTransfer', done);
  const [isFirst] = useState(!desk.hasPassword);
  const Gate = isFirst ? NeedsPassword : Fragment;
  return (
    <>
      {last && (
        <Note key={last.at} tone="success" ref={takeFocus}>
          {t('line.done', { amount: money.text(last.moved) })}
        </Note>
      )}
      <Gate>
        <LineForm
          key={last?.at ?? ''}
          desk={desk}
          unresolved={unresolved}
          retrying={retrying}
          onAsk={ask}
          send={send}
          onDone={done}
        />
      </Gate>
      <RecentOrders
        title={t('line.recent')}
        orders={desk.recent.map(({ at, account, direction, amount }) => ({
          id: `${at} ${account} ${direction}`,
          name: account,
          amount: money.text(BigInt(direction === 'in' ? amount.amount : `-${amount.amount}`), true),
          time: formatTime(at, 'match', timeZone),
          state: t(`line.${direction}`),
          tone: direction === 'in' ? 'success' : 'neutral',
        }))}
      />
    </>
  );
}
