import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { media } from './media';
import { focusRing, hidden, panel, tabular } from './styleParts';

/** Frame of the contract table: head and totals stay in sight, and on a phone each row stands as a block. */
export const ContractTableRoot = styled('div', { name: 'MarqueeContractTable', slot: 'Root' })({
  ...panel,
  overflow: 'hidden',
  fontSize: 13.5,
  '& .tools': { display: 'flex', justifyContent: 'flex-end', padding: '14px 16px' },
  '& .scroll': { maxHeight: 560, overflow: 'auto' },
  '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  '& caption': hidden,
  '& th': {
    padding: '11px 14px',
    fontSize: 12.5,
    fontWeight: 600,
    textAlign: 'left',
    whiteSpace: 'nowrap',
    color: vars.text.secondary,
    backgroundColor: vars.surface.overlay,
  },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2, borderBottom: `1px solid ${vars.line.subtle}` },
  '& td': {
    ...tabular,
    height: 50,
    padding: '4px 14px',
    borderBottom: `1px solid ${vars.line.subtle}`,
    color: vars.text.secondary,
  },
  '& [data-figures]': { textAlign: 'right', '& button': { justifyContent: 'flex-end' } },
  '& tbody td:first-of-type': { color: vars.text.primary, fontWeight: 600 },
  '& tbody tr:last-child td': { borderBottom: 0 },
  '& tfoot :is(td, th)': {
    position: 'sticky',
    bottom: 0,
    borderTop: `1px solid ${vars.line.subtle}`,
    borderBottom: 0,
    backgroundColor: vars.surface.overlay,
    color: vars.text.primary,
    fontWeight: 600,
  },
  '& th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': focusRing,
  },
  '& th[aria-sort]:not([aria-sort=none])': { color: vars.text.primary },
  '& .wait': { height: 14, minWidth: 60 },
  '& .paging': { padding: 12, borderTop: `1px solid ${vars.line.subtle}` },
  [media.phone]: {
    '& .scroll': { maxHeight: 'none' },
    // The head is still read out; only its picture goes.
    '& thead': hidden,
    '& :is(table, tbody, tfoot)': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '2px 12px',
      padding: '12px 14px',
      borderBottom: `1px solid ${vars.line.subtle}`,
    },
    '& :is(tbody, tfoot) :is(td, th)': {
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
      textAlign: 'left',
    },
    '& tbody td:first-of-type, & tfoot th': { gridColumn: '1 / -1' },
    '& td[data-label]:not(:first-of-type)::before, & tfoot td:not(:empty)::before': {
      content: 'attr(data-label) ": "',
      color: vars.text.muted,
      fontSize: 12.5,
      fontWeight: 400,
    },
    '& tfoot td:empty': { display: 'none !important' },
  },
});
