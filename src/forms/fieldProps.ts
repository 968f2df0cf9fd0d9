import type { FocusEventHandler } from 'react';
import type { FieldControlProps } from '@/ui/fields/FieldControlProps';

/** The props that `useServerForm` provides for a text field. */
export type TextProps = Pick<FieldControlProps, 'name' | 'value' | 'error'> & {
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler;
};
