import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { CheckCircleFillIcon, InfoFillIcon, WarningCircleFillIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { forcedBorder } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const noteClasses = slotClasses('MarqueeNote', ['root', 'mark', 'body', 'title', 'action']);

const marked = (color: string) => ({ [`& .${noteClasses.mark}`]: { color } });

const NoteRoot = styled('div', {
  name: 'MarqueeNote',
  slot: 'Root',
  overridesResolver: innerSlots(noteClasses),
})<{ ownerState: NoteProps }>({
  display: 'flex',
  gap: space(2.5),
  padding: '12px 14px',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.overlay,
  fontSize: textSize.body,
  lineHeight: '20px',
  color: vars.text.secondary,
  ...forcedBorder,
  [`& .${noteClasses.mark}`]: { flex: 'none', marginTop: space(0.5) },
  [`& .${noteClasses.title}`]: { display: 'block', fontWeight: 600, color: vars.text.primary },
  [`& .${noteClasses.action}`]: { marginTop: space(2.5) },
  variants: [
    { props: { tone: 'danger' }, style: marked(vars.danger.main) },
    { props: { tone: 'warning' }, style: marked(vars.accent.text) },
    { props: { tone: 'success' }, style: marked(vars.success.main) },
  ],
});

const marks = {
  danger: WarningCircleFillIcon,
  warning: WarningCircleFillIcon,
  success: CheckCircleFillIcon,
  info: InfoFillIcon,
} as const;

interface NoteProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone: keyof typeof marks;
  title?: string;
  /** Announced at once: for an answer to the player's action. */
  alert?: boolean;
  /** An action below the text. */
  action?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeNote: NoteProps;
  }
}

/** A message inside a form or a page: the situation, then what to do. */
export function Note(given: NoteProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeNote' });
  const { tone, title, children, alert, action, className, ...rest } = props;
  const Mark = marks[tone];
  return (
    <NoteRoot
      role={alert ? 'alert' : undefined}
      {...rest}
      className={withClass(noteClasses.root, className)}
      ownerState={props}
    >
      <Mark className={noteClasses.mark} fontSize={20} />
      <div className={noteClasses.body}>
        {title && <b className={noteClasses.title}>{title}</b>}
        {children}
        {action && <div className={noteClasses.action}>{action}</div>}
      </div>
    </NoteRoot>
  );
}
