import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, FormEventHandler } from 'react';
import { space } from '#theme/space';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const formClasses = slotClasses('MarqueeForm', ['root']);

const Root = styled('form', { name: 'MarqueeForm', slot: 'Root' })<{ ownerState: FormProps }>({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  variants: [
    {
      props: { columns: true },
      style: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        alignItems: 'start',
        [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
});

interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'noValidate'> {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Two fields per row if there is room; a `FormRow` takes a whole row. */
  columns?: boolean;
  label?: string;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeForm: FormProps;
  }
}

/** Stacks fields. The browser's validation bubbles are off: errors are shown at their fields. */
export function Form(given: FormProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeForm' });
  const { columns, label, className, ...rest } = props;
  return (
    <Root
      aria-label={label}
      {...rest}
      noValidate
      className={withClass(formClasses.root, className)}
      ownerState={props}
    />
  );
}
