import { styled } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { focusRing, panel, tabular } from '@/ui/styles/styleParts';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('RecentOrders', [
  'heading',
  'text',
  'list',
  'order',
  'row',
  'strong',
  'note',
  'details',
]);

const Root = styled('section')({
  ...panel,
  padding: space(5),
  [`& .${slot.heading}`]: {
    margin: `0 0 ${space(2)}`,
    fontSize: textSize.large,
    lineHeight: '25px',
    fontWeight: 600,
  },
  [`& .${slot.text}`]: { margin: 0, color: vars.text.secondary },
  [`& .${slot.list}`]: { margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.row}`]: {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space(1)} ${space(3)}`,
    width: '100%',
    padding: `${space(3)} 0`,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
  },
  [`& button.${slot.row}`]: {
    cursor: 'pointer',
    '&:focus-visible': focusRing,
    [`&:hover .${slot.strong}`]: { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  [`& .${slot.order} + .${slot.order}`]: { borderTop: `1px solid ${vars.line.subtle}` },
  [`& .${slot.row} > :nth-child(even)`]: { textAlign: 'right', justifySelf: 'end' },
  [`& .${slot.strong}`]: { fontWeight: 600, overflowWrap: 'anywhere' },
  [`& .${slot.note}`]: { fontSize: textSize.note, color: vars.text.secondary },
  [`& .${slot.details}`]: { padding: space(2, 0, 4) },
});

export interface RecentOrder {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly time: string;
  readonly state: string;
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral';
  /** Shown when the order is opened: its steps, its amounts, and why it was rejected. */
  readonly details?: ReactNode;
}

/** The latest orders of a kind; each opens in its place. */
export function RecentOrders({ title, orders }: { title: string; orders: readonly RecentOrder[] }) {
  const { t } = useTranslation('cashier');
  return (
    <Root aria-label={title}>
      <h4 className={slot.heading}>{title}</h4>
      {orders.length === 0 ? (
        <p className={slot.text}>{t('noOrders')}</p>
      ) : (
        <ul className={slot.list}>
          {orders.map((order) => (
            <Order key={order.id} order={order} />
          ))}
        </ul>
      )}
    </Root>
  );
}

function Order({ order }: { order: RecentOrder }) {
  const { name, amount, time, state, tone, details } = order;
  const [open, setOpen] = useState(false);
  const id = useId();
  const facts = (
    <>
      <b className={slot.strong}>{name}</b>
      <b className={slot.strong}>{amount}</b>
      <small className={slot.note}>{time}</small>
      <StatusLabel tone={tone}>{state}</StatusLabel>
    </>
  );
  return (
    <li className={slot.order}>
      {details === undefined ? (
        <div className={slot.row}>{facts}</div>
      ) : (
        <button
          type="button"
          className={slot.row}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {facts}
        </button>
      )}
      {open && (
        <div className={slot.details} id={id}>
          {details}
        </div>
      )}
    </li>
  );
}
