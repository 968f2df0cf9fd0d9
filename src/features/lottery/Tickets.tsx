import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { useAmounts } from '@/data/resources/useAmounts';
import { useLotteryCancel } from '@/data/resources/useLotteryCancel';
import { useLotteryTickets } from '@/data/resources/useLottery';
import { Loaded } from '@/forms/Loaded';
import { Note } from '@/ui/feedback/Note';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { CancelTicket } from './CancelTicket';
import { TicketList, type Ticket } from './TicketList';

/** The member's latest tickets, with cancellation while the draw is open. */
export function Tickets() {
  const { t } = useTranslation('lottery');
  const money = useAmounts();
  const tickets = useLotteryTickets(1, limits.ticketsShown);
  const { busy, failure, cancel, forget } = useLotteryCancel();
  const [asked, setAsked] = useState<Ticket>();
  const [cancelled, setCancelled] = useState<Ticket>();
  const open = tickets.value?.open ?? 0;
  const takeBack = async (ticket: Ticket): Promise<void> => {
    if (!(await cancel(ticket.id))) return;
    setCancelled(ticket);
    setAsked(undefined);
  };
  return (
    <TitledPanel
      title={t('tickets')}
      heading="h2"
      end={open > 0 && <StatusLabel tone="warning">{t('ticketsOpen', { count: open })}</StatusLabel>}
    >
      {cancelled && (
        <Note tone="success" alert>
          {t('cancelled', { amount: money.text(cancelled.stake) })}
        </Note>
      )}
      <Loaded of={tickets} rows={4} plain>
        {({ list }) => (
          <TicketList
            tickets={list}
            onCancel={(ticket) => {
              forget();
              setCancelled(undefined);
              setAsked(ticket);
            }}
          />
        )}
      </Loaded>
      {asked && (
        <CancelTicket
          amount={money.text(asked.stake)}
          busy={busy}
          failure={failure}
          onCancel={() => void takeBack(asked)}
          onKeep={() => setAsked(undefined)}
        />
      )}
    </TitledPanel>
  );
}
