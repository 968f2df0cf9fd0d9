import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { tabular } from './styleParts';

const Root = styled('dl', { name: 'MarqueeDetailList', slot: 'Root' })({
  ...tabular,
  display: 'grid',
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[3],
    minHeight: 56,
    padding: `${space[2]} 0`,
  },
  '& > div + div': { borderTop: `1px solid ${vars.line.subtle}` },
  '& dt': { gridColumn: 1, fontSize: 12.5, lineHeight: '18px', color: vars.text.secondary },
  '& dd': { margin: 0 },
  '& dd.value': { gridColumn: 1, fontWeight: 600, overflowWrap: 'anywhere' },
  '& dd.act': { gridColumn: 2, gridRow: '1 / span 2' },
});

interface DetailListProps {
  details: readonly { readonly label: string; readonly value: ReactNode; readonly act?: ReactNode }[];
}

/** Facts that are taken elsewhere one by one, each with what can be done with it. */
export function DetailList({ details }: DetailListProps) {
  return (
    <Root>
      {details.map(({ label, value, act }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="value">{value}</dd>
          {act && <dd className="act">{act}</dd>}
        </div>
      ))}
    </Root>
  );
}
