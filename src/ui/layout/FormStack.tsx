import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const formStackClasses = slotClasses('MarqueeFormStack', ['root']);

const Root = styled('div', { name: 'MarqueeFormStack', slot: 'Root' })<{ ownerState: FormStackProps }>({
  display: 'grid',
  gap: space(4),
  minWidth: 0,
});

type FormStackProps = ComponentPropsWithRef<'div'>;

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeFormStack: FormStackProps;
  }
}

/** Stacks everything that belongs to a form: tabs, messages, fields, other log-in methods. */
export function FormStack(given: FormStackProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeFormStack' });
  return <Root {...props} className={withClass(formStackClasses.root, props.className)} ownerState={props} />;
}
