import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { media } from './media';
import { display, panel, tabular } from './styleParts';

const Root = styled('section', { name: 'MarqueeSummaryPanel', slot: 'Root' })({
  ...panel,
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[5],
  '& > h4': { margin: 0, fontSize: 16, lineHeight: '25px', fontWeight: 600 },
  '& > dl': { ...tabular, display: 'grid', gap: space[3], margin: 0 },
  '& > dl > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[3] },
  '& dt': { minWidth: 0, color: vars.text.secondary },
  '& dd': { margin: 0, fontWeight: 600, textAlign: 'right', overflowWrap: 'break-word' },
  '& [data-total]': { paddingTop: space[3], borderTop: `1px solid ${vars.line.subtle}` },
  '& [data-total] dd': { ...display(21, 30), color: vars.accent.text },
  '& > p': { margin: 0, fontSize: 12.5, lineHeight: '18px', color: vars.text.secondary },
  [media.phone]: { padding: space[4] },
});

interface SummaryPanelProps {
  title: string;
  rows: readonly { readonly label: string; readonly value: ReactNode }[];
  /** The one figure that all of it comes to. */
  total?: { readonly label: string; readonly value: string };
  children?: ReactNode;
}

/** What is going to happen, in figures, with the button that makes it so. */
export function SummaryPanel({ title, rows, total, children }: SummaryPanelProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {total && (
          <div data-total>
            <dt>{total.label}</dt>
            <dd>{total.value}</dd>
          </div>
        )}
      </dl>
      {children}
    </Root>
  );
}
