import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { panel, tabular } from '@/ui/styles/styleParts';
import { StatusLabel } from '@/ui/feedback/StatusLabel';

const Root = styled('section')({
  ...panel,
  padding: space(5),
  '& h4': { margin: `0 0 ${space(2)}`, fontSize: textSize.large, lineHeight: '25px', fontWeight: 600 },
  '& p': { margin: 0, color: vars.text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space(1)} ${space(3)}`,
    padding: `${space(3)} 0`,
  },
  '& li + li': { borderTop: `1px solid ${vars.line.subtle}` },
  '& li > :nth-child(even)': { textAlign: 'right', justifySelf: 'end' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: textSize.note, color: vars.text.secondary },
});

export interface RecentOrder {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly time: string;
  readonly state: string;
  readonly tone: 'success' | 'warning' | 'danger' | 'neutral';
}

/** The last orders of a kind. */
export function RecentOrders({ title, orders }: { title: string; orders: readonly RecentOrder[] }) {
  const { t } = useTranslation('cashier');
  return (
    <Root aria-label={title}>
      <h4>{title}</h4>
      {orders.length === 0 ? (
        <p>{t('noOrders')}</p>
      ) : (
        <ul>
          {orders.map(({ id, name, amount, time, state, tone }) => (
            <li key={id}>
              <b>{name}</b>
              <b>{amount}</b>
              <small>{time}</small>
              <StatusLabel tone={tone}>{state}</StatusLabel>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
