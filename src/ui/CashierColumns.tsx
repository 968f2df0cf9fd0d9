import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { media } from './media';

/** What is filled in beside what it comes to; on a phone one below the other. */
export const CashierColumns = styled('div', { name: 'MarqueeCashierColumns', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 296px',
  alignItems: 'start',
  gap: space[5],
  '& > *': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5], minWidth: 0 },
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
