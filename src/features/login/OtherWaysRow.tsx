import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  '& .or': {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    fontSize: textSize.meta,
    color: vars.text.muted,
    '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: vars.line.subtle },
  },
  '& .ways': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
    gap: space(2.5),
    '& > [role=alert]': { gridColumn: '1 / -1' },
  },
});

/** Ways in that stand beside the form. */
export function OtherWaysRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Root>
      <div className="or">{label}</div>
      <div className="ways">{children}</div>
    </Root>
  );
}
