import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/useAmounts';
import { useSite } from '@/data/siteContext';
import { Amount } from '@/ui/Amount';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { TicketIcon } from '@/ui/icons';
import { ellipsis, lines, tabular } from '@/ui/styleParts';
import { useLotteryWords } from './useLotteryWords';

export type Ticket = Value<'lotteryTickets'>['list'][number];

const Root = styled('ul')({
  ...tabular,
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 62,
    padding: '9px 0',
  },
  '& li + li': { borderTop: `1px solid ${vars.line.subtle}` },
  '& b': { ...lines(2), fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& small': { display: 'block', color: vars.text.muted, fontSize: 12.5, lineHeight: '18px' },
  '& span > small': ellipsis,
  '& .end': { textAlign: 'end' },
  '& [data-result=open]': { color: vars.accent.text },
  '& [data-result=won]': { color: vars.success.main },
});

interface TicketListProps {
  tickets: readonly Ticket[];
  onCancel: (ticket: Ticket) => void;
}

/** Tickets with what became of them: a loss stands as plainly as a win. */
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
  return (
    <Root>
      {tickets.map((ticket) => {
        const { id, gameName, playType, picks, result, stake, win } = ticket;
        const canCancel = result === 'open' && Date.parse(ticket.closesAt) > now();
        const drawNo = words.shortNo(ticket);
        return (
          <li key={id}>
            <span>
              <b>{`${gameName}, ${t(`playTypes.${playType}`)}: ${words.picks(picks)}`}</b>
              <small>
                {t('drawNo', { drawNo })}
                {ticket.winning !== null && ` · ${ticket.winning}`}
              </small>
            </span>
            <span className="end">
              {result === 'won' ? (
                <Amount way="gain">{money.text(win, true)}</Amount>
              ) : (
                <Amount>{money.text(stake)}</Amount>
              )}
              <small data-result={result}>{t(`states.${result}`)}</small>
              {canCancel && (
                <Button size="small" tone="text" onClick={() => onCancel(ticket)}>
                  {t('cancel')}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </Root>
  );
}
