import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { ownClasses } from '@/ui/styles/ownClasses';

const slot = ownClasses('SecurityRow', ['sign', 'group', 'strong', 'note', 'words']);

const Root = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: `${space(4)} 0`,
  '& + &': { borderTop: `1px solid ${vars.line.subtle}` },
  [`& > .${slot.sign}`]: {
    display: 'grid',
    placeItems: 'center',
    width: 42,
    height: 42,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.selected,
    color: vars.success.main,
  },
  [`&[data-open] > .${slot.sign}`]: { color: vars.accent.text },
  [`& > .${slot.group}`]: { flex: 1, minWidth: 150 },
  [`& .${slot.strong}`]: { display: 'block', fontWeight: 600 },
  [`& .${slot.note}`]: {
    display: 'block',
    fontSize: textSize.meta,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
  [`& > .${slot.words}`]: { display: 'flex', alignItems: 'center', gap: space(2), marginLeft: 'auto' },
});

interface SecurityRowProps {
  icon: ReactNode;
  title: string;
  text: string;
  /** Whether the member still has something to do here. */
  open?: boolean;
  children?: ReactNode;
}

/** One protection of the account, its state and a link to change it. */
export function SecurityRow({ icon, title, text, open, children }: SecurityRowProps) {
  return (
    <Root data-open={open || undefined}>
      <i className={slot.sign} aria-hidden>
        {icon}
      </i>
      <div className={slot.group}>
        <b className={slot.strong}>{title}</b>
        <small className={slot.note}>{text}</small>
      </div>
      <span className={slot.words}>{children}</span>
    </Root>
  );
}
