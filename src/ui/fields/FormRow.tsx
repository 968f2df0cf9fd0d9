import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const formRowClasses = slotClasses('MarqueeFormRow', ['root']);

const Root = styled('div', { name: 'MarqueeFormRow', slot: 'Root' })<{ ownerState: FormRowProps }>({
  gridColumn: '1 / -1',
  variants: [
    {
      props: { variant: 'links' },
      style: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: `${space(1)} ${space(3)}`,
      },
    },
  ],
});

interface FormRowProps extends ComponentPropsWithRef<'div'> {
  /** links: small links at both ends of the row. */
  variant?: 'plain' | 'links';
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeFormRow: FormRowProps;
  }
}

/** Takes a whole row of a form, even if the form has two columns. */
export function FormRow(given: FormRowProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeFormRow' });
  const { variant, className, ...rest } = props;
  return <Root {...rest} className={withClass(formRowClasses.root, className)} ownerState={props} />;
}
