import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { slotClasses } from '../styles/slotClasses';
import { hidden } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const liveTextClasses = slotClasses('MarqueeLiveText', ['root']);

const LiveTextRoot = styled('span', { name: 'MarqueeLiveText', slot: 'Root' })<{
  ownerState: LiveTextProps;
}>({
  display: 'block',
  variants: [
    { props: { shown: false }, style: hidden },
    // While empty it takes no space and no grid gap, but stays in the accessibility tree.
    { props: { shown: true }, style: { '&:empty': { position: 'absolute' } } },
  ],
});

interface LiveTextProps extends ComponentPropsWithRef<'span'> {
  /**
   * Whether the text is also visible.
   * @default false
   */
  shown?: boolean;
  /** Number of the announcement: a new number repeats the same text. */
  turn?: number;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLiveText: LiveTextProps;
  }
}

/**
 * A live region that announces the result of an action while the focus stays. It must be rendered before it has text:
 * some screen readers ignore a region that appears together with its text.
 */
export function LiveText(given: LiveTextProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeLiveText' });
  const { children, shown = false, turn, className, ...rest } = props;
  return (
    <LiveTextRoot
      role="status"
      {...rest}
      className={withClass(liveTextClasses.root, className)}
      ownerState={{ ...props, shown }}
    >
      {children && <span key={turn}>{children}</span>}
    </LiveTextRoot>
  );
}
