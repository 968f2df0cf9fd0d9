import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { buttonClasses } from '@/ui/actions/Button';
import { ownClasses } from '@/ui/styles/ownClasses';
import { noteClasses } from '@/ui/feedback/Note';

const slot = ownClasses('OtherLoginsRow', ['divider', 'options']);

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  [`& .${slot.divider}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    fontSize: textSize.meta,
    color: vars.text.muted,
    '&::before, &::after': { content: '""', flex: 1, height: 1, backgroundColor: vars.line.subtle },
  },
  [`& .${slot.options}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
    gap: space(2.5),
    [`& > .${noteClasses.root}`]: { gridColumn: '1 / -1' },
    // Two words of Malay find room in a third of a phone, one under the other.
    [`& > .${buttonClasses.root}`]: { paddingInline: 6 },
  },
});

/** Alternative log-in buttons below the form. */
export function OtherLoginsRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Root>
      <div className={slot.divider}>{label}</div>
      <div className={slot.options}>{children}</div>
    </Root>
  );
}
