import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, hidden, panel, tabular } from '../styles/styleParts';

export const contractTableClasses = slotClasses('MarqueeContractTable', [
  'root',
  'tools',
  'scroll',
  'table',
  'caption',
  'head',
  'headCell',
  'sort',
  'row',
  'cell',
  'totals',
  'total',
  'totalLabel',
  'figures',
  'labelled',
  'paging',
]);

const slot = contractTableClasses;
const line = `1px solid ${vars.line.subtle}`;
const summed = {
  position: 'sticky',
  bottom: 0,
  borderTop: line,
  borderBottom: 0,
  backgroundColor: vars.surface.overlay,
  color: vars.text.primary,
  fontWeight: 600,
} as const;
const heading = {
  padding: '11px 14px',
  fontSize: textSize.note,
  fontWeight: 600,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  color: vars.text.secondary,
  backgroundColor: vars.surface.overlay,
} as const;
const value = { ...tabular, height: 50, padding: '4px 14px' } as const;

/** Frame of the contract table: header and totals are sticky; where it is narrow each row is a block. */
export const ContractTableRoot = styled('div', {
  name: 'MarqueeContractTable',
  slot: 'Root',
  overridesResolver: innerSlots(contractTableClasses),
})<{ ownerState: object }>({
  ...panel,
  overflow: 'hidden',
  containerType: 'inline-size',
  fontSize: textSize.name,
  [`& .${slot.tools}`]: { display: 'flex', justifyContent: 'flex-end', padding: '14px 16px' },
  [`& .${slot.scroll}`]: { maxHeight: 560 },
  [`& .${slot.table}`]: { width: '100%', borderCollapse: 'separate', borderSpacing: 0 },
  [`& .${slot.caption}`]: hidden,
  [`& .${slot.headCell}`]: {
    ...heading,
    position: 'sticky',
    top: 0,
    zIndex: 2,
    borderBottom: line,
    '&[aria-sort]:not([aria-sort=none])': { color: vars.text.primary },
  },
  [`& .${slot.cell}`]: {
    ...value,
    borderBottom: line,
    color: vars.text.secondary,
    '&:first-of-type': { color: vars.text.primary, fontWeight: 600 },
  },
  [`& :where(.${slot.row}:last-child) .${slot.cell}`]: { borderBottom: 0 },
  [`& .${slot.total}`]: { ...value, ...summed },
  [`& .${slot.totalLabel}`]: { ...heading, ...summed },
  // An amount and its sign stay together; the table scrolls instead.
  [`& .${slot.figures}`]: { textAlign: 'right', whiteSpace: 'nowrap' },
  [`& .${slot.sort}`]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1),
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': focusRing,
  },
  [`& .${slot.paging}`]: { padding: 12, borderTop: line },
  [media.narrowTable]: {
    [`& .${slot.scroll}`]: { maxHeight: 'none' },
    // What sorts stays in view above the blocks; the rest of the header is there for screen readers alone.
    [`& .${slot.head}:not(:has(.${slot.sort})), & .${slot.headCell}:not(:has(.${slot.sort}))`]: hidden,
    [`& .${slot.head} > *`]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: space(4),
      padding: '4px 14px',
      borderBottom: line,
    },
    [`& .${slot.headCell}:has(.${slot.sort})`]: {
      position: 'static',
      padding: 0,
      border: 0,
      background: 'none',
    },
    [`& .${slot.sort}`]: { minHeight: 36 },
    [`& .${slot.table}, & .${slot.table} > *`]: { display: 'block' },
    [`& :is(.${slot.row}, .${slot.totals})`]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: space(0.5, 3),
      padding: '12px 14px',
      borderBottom: line,
    },
    [`& .${slot.totals}`]: { backgroundColor: vars.surface.overlay },
    [`& :is(.${slot.cell}, .${slot.total}, .${slot.totalLabel})`]: {
      display: 'block',
      height: 'auto',
      padding: 0,
      border: 0,
      textAlign: 'left',
      whiteSpace: 'normal',
    },
    [`& :is(.${slot.total}, .${slot.totalLabel})`]: { position: 'static', background: 'none' },
    [`& .${slot.cell}:first-of-type, & .${slot.totalLabel}`]: { gridColumn: '1 / -1' },
    [`& .${slot.labelled}::before`]: {
      content: 'attr(data-label) ": "',
      color: vars.text.muted,
      fontSize: textSize.note,
      fontWeight: 400,
    },
    [`& .${slot.total}:empty`]: { display: 'none' },
  },
});
