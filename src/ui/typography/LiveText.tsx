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
    // Takes no room and no gap of a grid, yet stays where it is heard.
    { props: { shown: true }, style: { '&:empty': { position: 'absolute' } } },
  ],
});

interface LiveTextProps extends ComponentPropsWithRef<'span'> {
  /**
   * For those who see the page too.
   * @default false
   */
  shown?: boolean;
  /** Counts what is said: the same words are read again. */
  turn?: number;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLiveText: LiveTextProps;
  }
}

/**
 * Says to those who hear the page what came of something they did, where the focus stays. It stands in the page before
 * it has words: a region that comes with its words is not read everywhere.
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
