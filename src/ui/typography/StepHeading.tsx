import { styled, useThemeProps } from '@mui/material/styles';
import { use, useImperativeHandle, useLayoutEffect, useRef, type ComponentPropsWithRef } from 'react';
import { textSize } from '#theme/textSize';
import { slotClasses } from '../styles/slotClasses';
import { StepPlace } from '../data-display/stepPlace';
import { hidden } from '../styles/styleParts';
import { takeFocus } from '../hooks/takeFocus';
import { withClass } from '../styles/withClass';

export const stepHeadingClasses = slotClasses('MarqueeStepHeading', ['root']);

const Root = styled('h4', { name: 'MarqueeStepHeading', slot: 'Root' })<{ ownerState: StepHeadingProps }>({
  margin: 0,
  fontSize: textSize.lead,
  lineHeight: '22px',
  fontWeight: 600,
  variants: [{ props: { unseen: true }, style: hidden }],
});

interface StepHeadingProps extends ComponentPropsWithRef<'h4'> {
  /** @default 4 */
  level?: 3 | 4 | 5;
  /** For screen readers only, if the visible content already says it. */
  unseen?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeStepHeading: StepHeadingProps;
  }
}

/** Heading of a step; see `Steps`. */
export function StepHeading(given: StepHeadingProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeStepHeading' });
  const { level = 4, unseen, className, ref, ...rest } = props;
  const { at, moved } = use(StepPlace);
  const heading = useRef<HTMLHeadingElement>(null);
  useImperativeHandle<HTMLHeadingElement | null, HTMLHeadingElement | null>(ref, () => heading.current);
  useLayoutEffect(() => {
    if (moved) takeFocus(heading.current);
  }, [at, moved]);
  return (
    <Root
      {...rest}
      key={at}
      as={`h${level}`}
      ref={heading}
      className={withClass(stepHeadingClasses.root, className)}
      ownerState={props}
    />
  );
}
