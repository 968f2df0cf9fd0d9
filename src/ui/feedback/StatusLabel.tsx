import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const statusLabelClasses = slotClasses('MarqueeStatusLabel', ['root']);

const StatusLabelRoot = styled('span', { name: 'MarqueeStatusLabel', slot: 'Root' })<{
  ownerState: StatusLabelProps;
}>({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1.5),
  minHeight: 24,
  padding: '2px 10px',
  borderRadius: vars.radius.pill,
  fontSize: textSize.caption,
  lineHeight: '16px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  variants: [
    { props: { tone: 'success' }, style: { color: vars.success.main, backgroundColor: vars.success.soft } },
    { props: { tone: 'warning' }, style: { color: vars.accent.text, backgroundColor: vars.accent.soft } },
    { props: { tone: 'danger' }, style: { color: vars.danger.main, backgroundColor: vars.danger.soft } },
    {
      props: { tone: 'neutral' },
      style: { color: vars.text.secondary, backgroundColor: vars.surface.selected },
    },
    {
      props: { live: true },
      style: {
        '&::before': {
          content: '""',
          width: 6,
          height: 6,
          borderRadius: vars.radius.pill,
          backgroundColor: 'currentColor',
        },
      },
    },
  ],
});

interface StatusLabelProps extends ComponentPropsWithRef<'span'> {
  tone: 'success' | 'warning' | 'danger' | 'neutral';
  /** Adds a dot before the text for a state that is in progress. */
  live?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeStatusLabel: StatusLabelProps;
  }
}

/** A state as text; the colour only repeats it. */
export function StatusLabel(given: StatusLabelProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeStatusLabel' });
  const { tone, live, className, ...rest } = props;
  return (
    <StatusLabelRoot {...rest} className={withClass(statusLabelClasses.root, className)} ownerState={props} />
  );
}
