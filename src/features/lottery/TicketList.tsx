import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useAmounts } from '@/data/resources/useAmounts';
import { useSite } from '@/data/session/siteContext';
import { BetRows } from '@/ui/data-display/BetRows';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TicketIcon } from '@/ui/media/icons';
import { useLotteryWords } from './useLotteryWords';

export type Ticket = Value<'lotteryTickets'>['list'][number];

interface TicketListProps {
  tickets: readonly Ticket[];
  onCancel: (ticket: Ticket) => void;
}

/** Tickets with their results. A waiting ticket can be cancelled until its draw closes. */
export function TicketList({ tickets, onCancel }: TicketListProps) {
  const { t } = useTranslation('lottery');
  const money = useAmounts();
  const words = useLotteryWords();
  const { now } = useSite().client.clock;
  if (tickets.length === 0)
    return (
      <EmptyState
        plain
        icon={<TicketIcon fontSize={28} />}
        title={t('ticketsNone')}
        text={t('ticketsNoneText')}
      />
    );
  const rows = tickets.map((ticket) => {
    const { id, gameName, playType, picks, result, stake, win, winning } = ticket;
    const canCancel = result === 'open' && Date.parse(ticket.closesAt) > now();
    return {
      id,
      title: `${gameName}, ${t(`playTypes.${playType}`)}: ${words.picks(picks)}`,
      text: `${t('drawNo', { drawNo: words.shortNo(ticket) })}${winning === null ? '' : ` · ${winning}`}`,
      amount: result === 'won' ? money.text(win, true) : money.text(stake),
      result,
      resultLabel: t(`states.${result}`),
      action: canCancel && (
        <Button size="small" variant="text" onClick={() => onCancel(ticket)}>
          {t('cancel')}
        </Button>
      ),
    };
  });
  return <BetRows rows={rows} />;
}
