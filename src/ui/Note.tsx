import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { vars } from '#theme/vars';
import { CheckCircleFillIcon, InfoFillIcon, WarningCircleFillIcon } from './icons';

const Root = styled('div', { name: 'MarqueeNote', slot: 'Root' })({
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.overlay,
  fontSize: 14,
  lineHeight: '20px',
  color: vars.text.secondary,
  '& > svg': { flex: 'none', marginTop: 1 },
  '& p': { margin: 0 },
  '& p + *': { marginTop: 10 },
  '& b': { display: 'block', fontWeight: 600, color: vars.text.primary },
  '&[data-tone=danger] > svg': { color: vars.danger.main },
  '&[data-tone=warning] > svg': { color: vars.accent.text },
  '&[data-tone=success] > svg': { color: vars.success.main },
});

const marks = {
  danger: WarningCircleFillIcon,
  warning: WarningCircleFillIcon,
  success: CheckCircleFillIcon,
  info: InfoFillIcon,
} as const;

interface NoteProps {
  tone: keyof typeof marks;
  title?: string;
  children?: ReactNode;
  /** Read out as soon as it comes: an answer to something the player did. */
  alert?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A message inside a form or a page: what is going on, then what to do. */
export function Note({ tone, title, children, alert, ref }: NoteProps) {
  const Mark = marks[tone];
  return (
    <Root ref={ref} data-tone={tone} role={alert ? 'alert' : undefined}>
      <Mark fontSize={20} />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </Root>
  );
}
