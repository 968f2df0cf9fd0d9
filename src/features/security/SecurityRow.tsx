import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';

const Root = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(4)} 0`,
  '& + &': { borderTop: `1px solid ${vars.line.subtle}` },
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    width: 42,
    height: 42,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.selected,
    color: vars.success.main,
  },
  '&[data-open] > i': { color: vars.accent.text },
  '& > div': { flex: 1, minWidth: 150 },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: textSize.meta, lineHeight: '18px', color: vars.text.secondary },
  '& > span': { display: 'flex', alignItems: 'center', gap: space(2), marginLeft: 'auto' },
});

interface SecurityRowProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Something is left to do here. */
  open?: boolean;
  children?: ReactNode;
}

/** One thing that protects the account, its state and the way to change it. */
export function SecurityRow({ icon, title, text, open, children }: SecurityRowProps) {
  return (
    <Root data-open={open || undefined}>
      <i aria-hidden>{icon}</i>
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
      <span>{children}</span>
    </Root>
  );
}
