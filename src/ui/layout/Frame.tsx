import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { layout } from '#theme/layout';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const frameClasses = slotClasses('MarqueeFrame', ['root']);

const Root = styled('div', { name: 'MarqueeFrame', slot: 'Root' })<{ ownerState: FrameProps }>({
  width: layout.container,
  marginInline: 'auto',
  [media.wide]: { width: layout.containerWide },
  [media.belowDesktop]: { width: 'auto', marginInline: layout.gutter },
  [media.phone]: { marginInline: layout.phoneMargin },
});

type FrameProps = ComponentPropsWithRef<'div'>;

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeFrame: FrameProps;
  }
}

/** Limits content to the page's width: 1185 px, or 1363 px on wide screens; the full width on smaller ones. */
export function Frame(given: FrameProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeFrame' });
  return <Root {...props} className={withClass(frameClasses.root, props.className)} ownerState={props} />;
}
