import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';

const Root = styled('div', { name: 'MarqueeCentrePage', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '& > .lead': { margin: `-${space[2]} 0 0`, color: vars.text.secondary, minHeight: 22 },
});

/** The content of a page of a centre, one part below the other. `lead` says under the title what is seen. */
export function CentrePage({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <Root>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </Root>
  );
}
