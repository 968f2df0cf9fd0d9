import { styled } from '@mui/material/styles';
import { use, type ReactNode } from 'react';
import { StepPlace } from './stepPlace';
import { hidden } from './styleParts';
import { takeFocus } from './takeFocus';

const Root = styled('h4', { name: 'MarqueeStepHeading', slot: 'Root' })({
  margin: 0,
  fontSize: 15,
  lineHeight: '22px',
  fontWeight: 600,
  '&[data-hidden]': hidden,
});

interface StepHeadingProps {
  level?: 3 | 4 | 5;
  /** For those who hear the page: what is seen says it already. */
  unseen?: boolean;
  children: ReactNode;
}

/** Names a step; see `Steps`. */
export function StepHeading({ level = 4, unseen = false, children }: StepHeadingProps) {
  const { at, moved } = use(StepPlace);
  return (
    <Root key={at} as={`h${level}`} ref={moved ? takeFocus : undefined} data-hidden={unseen || undefined}>
      {children}
    </Root>
  );
}
